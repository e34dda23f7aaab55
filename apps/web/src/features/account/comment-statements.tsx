import { t } from "@lingui/core/macro";
import { Statements, type StatementsProps } from "./statements.tsx";
import { useAppealCommentMutation, useListCommentStatementsQuery } from "./statements-api.ts";

/** Explains why comments of the user were taken down and offers a review. */
export function CommentStatements({ aboutId }: Pick<StatementsProps, "aboutId">) {
  const { data } = useListCommentStatementsQuery();
  const [contest, { isLoading, originalArgs }] = useAppealCommentMutation();
  return (
    <Statements
      aboutId={aboutId}
      heading={t`Decisions about your comments`}
      text={t`Someone reported them, and a person on our staff took them down. If you disagree, you can appeal here. You can also turn to an out-of-court dispute settlement body, or to a court.`}
      statements={(data?.items ?? []).map(({ said, ...statement }) => ({
        ...statement,
        granted: t`It is shown again. The strike is gone.`,
        title: t`A comment you wrote`,
        removed: said === "" ? [] : [said],
      }))}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}
