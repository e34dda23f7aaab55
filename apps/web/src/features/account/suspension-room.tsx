import type { Suspension } from "@kinora/contracts/moderation/suspension";
import { t } from "@lingui/core/macro";
import { AppealForm } from "../../entities/moderation/appeal-form.tsx";
import { SUSPENSION_RULE_WORDS } from "../../entities/moderation/suspension-rules.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { BoardStatements } from "./board-statements.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { useGetDeletionQuery } from "./deletion-api.ts";
import { OwnRestrictions } from "./own-restrictions.tsx";
import { PlansThatGoOn } from "./plans-that-go-on.tsx";
import { ProfileStatements } from "./profile-statements.tsx";
import { useAppealSuspensionMutation, useGetOwnSuspensionQuery } from "./suspension-api.ts";
import { TakeEverything } from "./take-everything.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The only page for a disabled account: the reason, the end date and how to ask for a review. */
export function SuspensionRoom() {
  const { data, error, refetch } = useGetOwnSuspensionQuery();
  const signOut = useSignOut();
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-6 py-10"
    >
      <title>{t`Account disabled · Kinora`}</title>
      <Mark size={48} />
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-64 w-full rounded-panel" />}
      {data?.suspension && <Statement suspension={data.suspension} />}
      {data && !data.suspension && <Enabled />}
      {data?.suspension && <PaidPlans />}
      {data?.suspension && <OwnRestrictions />}
      {data?.suspension && <ProfileStatements />}
      {data?.suspension && <BoardStatements />}
      {data?.suspension && <TakeEverything />}
      <Button className="self-start" onClick={signOut}>{t`Sign out`}</Button>
      {data?.suspension && <DeleteAccount />}
    </main>
  );
}

/** A store takes money for an account that can't be used: its owner must know. */
function PaidPlans() {
  const { data } = useGetDeletionQuery();
  // When it is going to be deleted, the last section says so.
  return data && data.at === null ? <PlansThatGoOn stores={data.payingAt} /> : null;
}

function Enabled() {
  return (
    <>
      <h1 className="page-title">{t`Your account is enabled again`}</h1>
      <a href="/" className="self-start font-medium underline underline-offset-4">
        {t`Go to the feed`}
      </a>
    </>
  );
}

function Statement({ suspension }: { readonly suspension: Suspension }) {
  const { rule, note, at, until, automatic, appeal } = suspension;
  return (
    <>
      <h1 className="page-title">{t`Your account is disabled`}</h1>
      <div className="flex flex-col gap-3 rounded-panel bg-surface-1 p-4">
        <p className="font-medium">
          {rule === "strikes"
            ? t`Rules were broken three times within 30 days.`
            : t`Reason: ${t(SUSPENSION_RULE_WORDS[rule])}.`}
        </p>
        {note && (
          <p dir="auto" className="wrap-anywhere">
            {note}
          </p>
        )}
        <p className="text-14 text-text-2">
          {automatic ? t`Decided automatically` : t`Decided by staff`}, <TimeAgo moment={at} />.{" "}
          {until ? t`It ends automatically on ${{ day: dayText(until) }}.` : t`It has no end date.`}
        </p>
        <p className="text-14 text-text-2">
          {t`Until then, you can't create, publish or buy anything with this account. What you made stays.`}
        </p>
      </div>
      {appeal === null && <Appeal />}
      {appeal && <AppealState appeal={appeal} />}
    </>
  );
}

function AppealState({ appeal }: { readonly appeal: NonNullable<Suspension["appeal"]> }) {
  return (
    <section className="text-14">
      <h2 className="text-16">
        {appeal.granted === null
          ? t`You've appealed`
          : t`Someone else reviewed it and upheld the decision.`}
      </h2>
      <p dir="auto" className="wrap-anywhere text-text-2">
        {appeal.text}
      </p>
      {appeal.granted === null && (
        <p className="mt-1">{t`Someone else will decide, and we'll let you know.`}</p>
      )}
    </section>
  );
}

function Appeal() {
  const [send, { isLoading }] = useAppealSuspensionMutation();
  const { say, saySorry } = useSay();
  const onSend = (text: string) =>
    void send(text)
      .unwrap()
      .then(() => say(t`Thank you. Someone else will review it.`, "success"), saySorry);
  return (
    <AppealForm
      of="suspension"
      label={t`Appeal this decision`}
      hint={t`You can appeal once, for free. Someone who wasn't involved in the decision will review it.`}
      busy={isLoading}
      onSend={onSend}
    />
  );
}
