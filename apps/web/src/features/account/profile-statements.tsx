import type { ReportedProfile } from "@kinora/contracts/moderation/person-case";
import { t } from "@lingui/core/macro";
import { Statements, type StatementsProps } from "./statements.tsx";
import { useAppealProfileMutation, useListProfileStatementsQuery } from "./statements-api.ts";

/** Explains why content of the user's profile was removed and offers a review. */
export function ProfileStatements({ aboutId }: Pick<StatementsProps, "aboutId">) {
  const { data } = useListProfileStatementsQuery();
  const [contest, { isLoading, originalArgs }] = useAppealProfileMutation();
  return (
    <Statements
      aboutId={aboutId}
      heading={t`What was removed from your profile`}
      text={t`Someone reported it, and a person on our staff decided. The decision doesn't expire, but you can write something new at any time. If you disagree, you can appeal here. You can also turn to an out-of-court dispute settlement body, or to a court.`}
      statements={(data?.items ?? []).map(({ stood, reported, ...statement }) => ({
        ...statement,
        granted: t`What you hadn't changed since is back. The strike is gone.`,
        title: stood?.displayName ?? t`Your profile`,
        removed: [...(stood?.bio ? [stood.bio] : []), ...reported.map(reportedWords)],
      }))}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}

const reportedWords = ({ displayName, bio }: ReportedProfile) =>
  bio ? t`When it was reported: ${displayName}. ${bio}` : t`When it was reported: ${displayName}`;
