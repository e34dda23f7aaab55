import { HOLD_REFERENCE_MAX } from "@kinora/contracts/limits";
import type { LegalHold } from "@kinora/contracts/moderation/hold";
import { t } from "@lingui/core/macro";
import { Copy } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { FLAG_REASON_WORDS } from "../../entities/moderation/flag-reasons.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useFileHoldMutation } from "./holds-api.ts";

/**
 * Steps of a report to an authority, with the known facts to copy and a confirmation that it was
 * made.
 */
export function HoldReport({
  hold,
  onFiled,
}: {
  readonly hold: LegalHold;
  readonly onFiled: (hold: LegalHold) => void;
}) {
  return (
    <ol className="mt-4 flex list-decimal flex-col gap-6 border-t border-line pt-4 ps-5 text-14">
      <Step title={decisionTitle(hold)}>
        <p className="text-text-2">
          {hold.decidedAt ? (
            <TimeAgo moment={hold.decidedAt} />
          ) : (
            t`It's waiting for a decision. Anything you hide under this rule stays closed to everyone.`
          )}
        </p>
        {hold.pictures.length > 0 && (
          // Just large enough, in grey, to recognise it.
          <div className="mt-2 flex flex-wrap gap-2">
            {hold.pictures.map((picture, at) => (
              <img
                key={picture}
                src={picture}
                alt={pictureWords(hold.of, at + 1)}
                draggable={false}
                onContextMenu={(event) => event.preventDefault()}
                className="pointer-events-none size-20 rounded-field object-cover opacity-70 grayscale select-none"
              />
            ))}
          </div>
        )}
      </Step>
      <Step title={t`Copy what's known about it`}>
        <Facts label={t`Copy the facts`} text={factsOf(hold)} />
      </Step>
      <Step title={t`Copy the account data, only if the authority asks for it`}>
        <details>
          <summary className="cursor-pointer py-2 underline underline-offset-4">
            {t`Show account data`}
          </summary>
          <Facts label={t`Copy the account data`} text={accountOf(hold)} />
        </details>
      </Step>
      <Step title={t`Report it to the authority your law names`}>
        <p className="text-text-2">
          {t`In the United States that's NCMEC; in other countries, the police or a hotline. Use their own site: Kinora sends nothing. Don't save or share the file; they'll tell you how to hand it over.`}
        </p>
      </Step>
      <Step title={t`Record that you reported it`}>
        <ul className="mb-3 flex flex-col gap-1">
          {hold.filings.map(({ at, by, authority, reference }) => (
            <li key={`${at} ${reference}`} className="wrap-anywhere">
              {authority} · {reference}{" "}
              <span className="text-text-2">
                {by ? `@${by}` : t`Deleted account`}, <TimeAgo moment={at} />
              </span>
            </li>
          ))}
        </ul>
        <Filing id={hold.id} onFiled={onFiled} />
      </Step>
    </ol>
  );
}

const decisionTitle = ({ of, decidedAt }: LegalHold): string => {
  if (decidedAt) return t`The case is decided`;
  return of === "profile" ? t`Decide the case under Profiles` : t`Decide the case under Moderation`;
};

const pictureWords = (of: LegalHold["of"], number: number): string =>
  ({
    work: t`The work, small and grey`,
    board: t`Picture ${number} of the storyboard, small and grey`,
    profile: t`Picture ${number} of the profile, small and grey`,
  })[of];

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h2 className="mb-1 text-14 font-medium">{title}</h2>
      {children}
    </li>
  );
}

function Facts({ label, text }: { readonly label: string; readonly text: string }) {
  const { say } = useSay();
  const onCopy = () =>
    void copyText(text).then((done) =>
      done ? say(t`Copied.`, "success") : say(t`It couldn't be copied. Select the text instead.`),
    );
  return (
    <>
      <pre className="mb-2 max-h-72 overflow-auto rounded-field bg-surface-2 p-3 text-12 wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
      <Button size="sm" icon={<Copy size={16} />} onClick={onCopy}>
        {label}
      </Button>
    </>
  );
}

function Filing({
  id,
  onFiled,
}: {
  readonly id: string;
  readonly onFiled: (hold: LegalHold) => void;
}) {
  const [authority, setAuthority] = useState("");
  const [reference, setReference] = useState("");
  const [file, { isLoading }] = useFileHoldMutation();
  const { say, saySorry } = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    file({ id, filing: { authority, reference } })
      .unwrap()
      .then((hold) => {
        say(t`Recorded with your name and the time.`, "success");
        onFiled(hold);
        setAuthority("");
        setReference("");
      }, saySorry);
  };
  return (
    <form onSubmit={submit} className="flex max-w-sm flex-col gap-3">
      <TextField
        label={t`Authority`}
        maxLength={HOLD_REFERENCE_MAX}
        value={authority}
        onChange={(event) => setAuthority(event.currentTarget.value)}
      />
      <TextField
        label={t`Their reference number`}
        maxLength={HOLD_REFERENCE_MAX}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Button
        type="submit"
        look="primary"
        className="self-start"
        disabled={authority.trim() === "" || reference.trim() === ""}
        busy={isLoading && t`Writing`}
      >
        {t`Record it`}
      </Button>
    </form>
  );
}

/** The facts are written in English, as the authorities' forms are. */
const KINDS = { board: "storyboard", profile: "profile" } as const;

const INDENT = "    ";

/** Indents further lines of what a user wrote, so that none of them looks like a fact. */
const inFacts = (text: string): string => text.split(/\r\n|[\n\r\u2028\u2029]/).join(`\n${INDENT}`);

/** In the form authorities ask for: times in UTC, files by hash. */
function factsOf(hold: LegalHold) {
  const { of, id, kind, title, madeAt, reportedAt, decidedAt, reports, files, prompt, scripts } =
    hold;
  return [
    t`Case number: ${id}`,
    t`Kind: ${of === "work" ? (kind ?? "-") : KINDS[of]}`,
    ...(of === "profile" ? [] : [t`Made: ${madeAt}`]),
    ...(of === "board" && title !== null ? [t`Title: ${title}`] : []),
    t`First report: ${reports[0]?.at ?? reportedAt ?? "-"}`,
    t`First reported as child abuse: ${reportedAt ?? "-"}`,
    t`Decided: ${decidedAt ?? "-"}`,
    ...(of === "profile" ? [] : [t`Prompt: ${inFacts(prompt)}`]),
    ...scripts.map(
      ({ at, text }) =>
        `${of === "profile" ? t`Profile as of ${at}:` : t`Script as of ${at}:`}\n${INDENT}${inFacts(text)}`,
    ),
    ...reports.map(reportLine),
    ...files.map(
      ({ role, mimeType, bytes, sha256 }) =>
        t`File (${role}, ${mimeType}, ${bytes} bytes), SHA-256: ${sha256}`,
    ),
  ].join("\n");
}

/** A moderator's referral to the admins is no report by a user. */
function reportLine({ at, reason, note, referred }: LegalHold["reports"][number]): string {
  const words = t(FLAG_REASON_WORDS[reason]);
  const line = referred
    ? t`Referred to the admins by a moderator: ${at}, ${{ words }}`
    : t`Report: ${at}, ${{ words }}`;
  return note ? `${line}: ${inFacts(note)}` : line;
}

function accountOf({ account: { id, handle, displayName, email, joinedAt } }: LegalHold): string {
  return [
    t`Account: ${id}`,
    t`Handle: @${handle}`,
    t`Name: ${displayName}`,
    t`Email: ${email ?? "-"}`,
    t`Joined: ${joinedAt}`,
  ].join("\n");
}
