import { auditBundle } from "@kinora/contracts/challenge/audit-bundle";
import { type BundleFlaw, verifyBundle } from "@kinora/contracts/challenge-result/verify-bundle";
import { webCrypto } from "@kinora/contracts/challenge-result/web-crypto";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useGetChallengeBundleMutation } from "./challenge-api.ts";
import { flawWords } from "./flaw-words.ts";

type Outcome =
  | { readonly is: "checking" }
  | { readonly is: "no bundle" }
  | { readonly is: "checked"; readonly ballots: number; readonly flaws: readonly BundleFlaw[] };

/** Recomputes the result of a challenge in the browser, from a file or from this server. */
export function VerifyPage({ challenge }: { readonly challenge: string | null }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [load] = useGetChallengeBundleMutation();
  const { saySorry } = useSay();
  const check = async (read: () => Promise<unknown>) => {
    setOutcome({ is: "checking" });
    const bundle = auditBundle.safeParse(await read());
    if (!bundle.success) return setOutcome({ is: "no bundle" });
    const flaws = await verifyBundle(bundle.data, webCrypto);
    setOutcome({ is: "checked", ballots: bundle.data.ballots.length, flaws });
  };
  const fail = (failure: unknown) => {
    setOutcome(null);
    saySorry(failure);
  };
  const checkOwn = useEffectEvent((id: string) => void check(() => load(id).unwrap()).catch(fail));
  useEffect(() => {
    if (challenge !== null) checkOwn(challenge);
  }, [challenge]);
  const checkFile = (file: File | undefined) => {
    const read = async (): Promise<unknown> => {
      try {
        return JSON.parse((await file?.text()) ?? "");
      } catch {
        return null;
      }
    };
    if (file) void check(read).catch(fail);
  };
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <title>{t`Check a result · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Check the result of a challenge`}</h1>
      <p className="mb-6 max-w-2xl text-14 text-text-2">
        {t`Choose the bundle of a challenge. Your browser follows the chain of votes, checks the signatures, and computes the ranking and the prizes again. Nothing is sent anywhere.`}
      </p>
      <label
        className={`${buttonClass("primary", "lg")} cursor-pointer outline-offset-2 outline-accent has-focus-visible:outline-2`}
      >
        {t`Choose a bundle`}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={({ currentTarget: field }) => {
            checkFile(field.files?.[0]);
            // So that the same file can be chosen again.
            field.value = "";
          }}
        />
      </label>
      <div role="status" className="mt-6 text-16">
        {outcome && <Verdict outcome={outcome} />}
      </div>
    </main>
  );
}

function Verdict({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.is === "checking") return <p className="text-text-2">{t`Checking…`}</p>;
  if (outcome.is === "no bundle")
    return <p>{t`This is not the bundle of a challenge, or it is damaged.`}</p>;
  const { ballots, flaws } = outcome;
  if (flaws.length === 0)
    return (
      <p>
        {t`Everything is right: ${plural(ballots, { one: "# ballot", other: "# ballots" })}, the signatures, the ranking and the prizes.`}
      </p>
    );
  return (
    <>
      <p className="mb-2">{t`Something is wrong:`}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {flaws.map((flaw) => (
          <li key={JSON.stringify(flaw)} className="wrap-anywhere">
            {flawWords(flaw)}
          </li>
        ))}
      </ul>
    </>
  );
}
