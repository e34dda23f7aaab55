import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ownZone } from "../../../entities/post/time-draft.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useSay } from "../../../store/use-say.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BundleButton } from "../bundle-button.tsx";
import { useGetChallengeQuery } from "../challenge-api.ts";
import { STATE_WORDS } from "../challenge-words.ts";
import { draftFrom } from "./challenge-draft.ts";
import { ChallengeForm } from "./challenge-form.tsx";
import { ChallengeReview } from "./challenge-review.tsx";
import { useChangeChallengeMutation } from "./staff-challenge-api.ts";
import { StaffSteps } from "./staff-steps.tsx";
import { TimeLine } from "./time-line.tsx";
import { useWhileShown } from "./use-while-shown.ts";

/** A challenge as staff see it: what it is, its steps, and its draft or its review. */
export function AdminChallengePage({
  id,
  isAdmin,
}: {
  readonly id: string;
  readonly isAdmin: boolean;
}) {
  const { data, error, refetch } = useGetChallengeQuery(id);
  const lookAgain = useWhileShown(refetch);
  const challenge = data?.challenge;
  const isTallied = challenge?.state === "reviewing" || challenge?.state === "completed";
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Manage a challenge · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-48 rounded-panel" />}
      {challenge && (
        <div className="flex flex-col gap-8">
          <Head challenge={challenge} />
          {isAdmin && <StaffSteps challenge={challenge} onMoved={lookAgain} />}
          {isAdmin && challenge.state === "draft" && (
            <Draft key={challenge.version} challenge={challenge} onSaved={lookAgain} />
          )}
          {isTallied && (
            <ChallengeReview key={challenge.version} challenge={challenge} onDecided={lookAgain} />
          )}
          {challenge.state === "completed" && <BundleButton id={id} />}
        </div>
      )}
    </main>
  );
}

function Head({ challenge }: { readonly challenge: Challenge }) {
  const { id, theme, brief, state, pool, entries, ballots, cancelReason } = challenge;
  const isShown = state !== "draft" && state !== "cancelled";
  return (
    <header className="flex flex-col gap-2">
      <p className="text-14 text-text-2">
        <Link to="/admin/challenges" className="underline underline-offset-4">{t`Challenges`}</Link>
        {" · "}
        {t(STATE_WORDS[state])}
      </p>
      <h1 className="page-title wrap-anywhere">{theme}</h1>
      {state !== "draft" && (
        <p className="max-w-2xl text-14 wrap-anywhere whitespace-pre-line">{brief}</p>
      )}
      <p className="flex flex-wrap gap-x-4 text-14 text-text-2 nums">
        <span>{t`Pool: ${plural(pool, { one: "# gem", other: "# gems" })}`}</span>
        <span>{plural(entries, { one: "# entry", other: "# entries" })}</span>
        <span>{plural(ballots, { one: "# vote", other: "# votes" })}</span>
        {isShown && (
          <Link to="/challenges/$id" params={{ id }} className="underline underline-offset-4">
            {t`As everybody sees it`}
          </Link>
        )}
      </p>
      {cancelReason !== null && (
        <p className="text-14">{t`It was canceled: ${{ why: cancelReason }}`}</p>
      )}
      <TimeLine challenge={challenge} />
    </header>
  );
}

function Draft({
  challenge,
  onSaved,
}: {
  readonly challenge: Challenge;
  readonly onSaved: () => void;
}) {
  const { id, version } = challenge;
  const { say, saySorry } = useSay();
  const [change, { isLoading }] = useChangeChallengeMutation();
  return (
    <ChallengeForm
      begin={draftFrom(challenge, ownZone())}
      label={t`Save the draft`}
      busy={isLoading}
      onSend={(settings) =>
        void change({ id, version, settings })
          .unwrap()
          .then(() => {
            say(t`The draft is saved.`, "success");
            onSaved();
          }, saySorry)
      }
    />
  );
}
