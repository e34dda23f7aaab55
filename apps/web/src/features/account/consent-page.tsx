import type { ConsentState } from "@kinora/contracts/legal/legal";
import { msg, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { dayOf, LEGAL_TITLES } from "../../entities/legal/legal-words.ts";
import { refusalOf } from "../../store/api-error.ts";
import { authCleared } from "../../store/auth-slice.ts";
import { QueryError } from "../../store/query-error.tsx";
import { endSession } from "../../store/session.ts";
import { useAppDispatch } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { accountApi } from "./account-api.ts";
import {
  useDeclineConsentMutation,
  useGetConsentQuery,
  useGiveConsentMutation,
} from "./consent-api.ts";

/**
 * The texts a user must agree to before doing anything else, at first sign-in and whenever one
 * changes.
 */
export function ConsentPage({
  onAgreed,
  onLeft,
}: {
  readonly onAgreed: () => void;
  /** Called once the user is signed out. */
  readonly onLeft: () => void;
}) {
  const { data, error, refetch } = useGetConsentQuery();
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-6 py-10"
    >
      <title>{t`Agree to the terms · Kinora`}</title>
      <Mark size={48} />
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-80 w-full rounded-panel" />}
      {data && !data.needed && <Nothing onAgreed={onAgreed} />}
      {data?.needed && <Question state={data} onChanged={refetch} {...{ onAgreed, onLeft }} />}
    </main>
  );
}

function Nothing({ onAgreed }: { readonly onAgreed: () => void }) {
  return (
    <>
      <h1 className="page-title">{t`There's nothing to agree to`}</h1>
      <Button look="primary" className="self-start" onClick={onAgreed}>{t`Continue`}</Button>
    </>
  );
}

interface QuestionProps {
  readonly state: ConsentState;
  readonly onAgreed: () => void;
  readonly onLeft: () => void;
  /** Called when the texts have a newer version. */
  readonly onChanged: () => void;
}

function Question({ state, onAgreed, onLeft, onChanged }: QuestionProps) {
  const { texts, leastAge, agreedAt } = state;
  const dispatch = useAppDispatch();
  const { saySorry } = useSay();
  const [agree, { isLoading }] = useGiveConsentMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const versions = Object.fromEntries(texts.map(({ name, version }) => [name, version]));
    try {
      await agree({
        versions: { terms: "", rules: "", privacy: "", ...versions },
        oldEnough: true,
      }).unwrap();
      // Runs before anything checks whether consent is still needed.
      await dispatch(accountApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
      onAgreed();
    } catch (error) {
      if (refusalOf(error)?.code === "TEXTS_CHANGED") onChanged();
      saySorry(error);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
      <div>
        <h1 className="page-title">{agreedAt ? t`The terms have changed` : t`Before you begin`}</h1>
        <p className="mt-3 text-16 text-text-2">
          {agreedAt
            ? t`You agreed on ${dayOf(agreedAt)}. Read what has changed since, and agree again to continue.`
            : t`Everyone who uses this server agrees to these texts. Your account starts when you agree.`}
        </p>
      </div>
      <TextList texts={texts} />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 text-16">
        <input type="checkbox" required className="mt-0.5 size-5 shrink-0 accent-accent" />
        {t`I am at least ${leastAge} years old.`}
      </label>
      <Button type="submit" look="primary" size="lg" busy={isLoading && t`Saving`}>
        {t`Agree and continue`}
      </Button>
      <Leaving isKnown={agreedAt !== null} onLeft={onLeft} />
    </form>
  );
}

const CHANGES = { new: null, changed: msg`Changed`, same: msg`Unchanged` } as const;

function TextList({ texts }: Pick<ConsentState, "texts">) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-panel bg-surface-1 px-4">
      {texts.map(({ name, since, change }) => {
        const words = CHANGES[change];
        return (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <a
              href={`/${name}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {t(LEGAL_TITLES[name])}
            </a>
            <span className="text-14 text-text-2">
              {words && (
                <span className={change === "changed" ? "font-medium text-warn" : undefined}>
                  {t(words)}
                  {" · "}
                </span>
              )}
              {since && t`since ${dayOf(since)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Leaving({ isKnown, onLeft }: { readonly isKnown: boolean; readonly onLeft: () => void }) {
  const dispatch = useAppDispatch();
  const { saySorry } = useSay();
  const [decline, { isLoading }] = useDeclineConsentMutation();
  const leave = async () => {
    const { data } = await decline();
    try {
      await endSession();
    } catch (error) {
      // A deleted account has no session to end.
      if (!data?.accountRemoved) return saySorry(error);
    }
    dispatch(authCleared());
    onLeft();
  };
  return (
    <div className="flex flex-col items-start gap-2 text-14 text-text-2">
      <Button busy={isLoading && t`Signing out`} onClick={() => void leave()}>
        {t`Decline and sign out`}
      </Button>
      {isKnown ? (
        <p>
          {t`You won't lose anything.`}{" "}
          <Link to="/settings" className="underline underline-offset-4">
            {t`Download your data, or delete your account`}
          </Link>
        </p>
      ) : (
        <p>{t`If your account is new and empty, it will be deleted.`}</p>
      )}
    </div>
  );
}
