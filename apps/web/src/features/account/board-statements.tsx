import { t } from "@lingui/core/macro";
import { Statements, type StatementsProps } from "./statements.tsx";
import { useAppealBoardMutation, useListBoardStatementsQuery } from "./statements-api.ts";

/** Explains why links of the user's storyboards were closed and offers a review. */
export function BoardStatements({ aboutId }: Pick<StatementsProps, "aboutId">) {
  const { data } = useListBoardStatementsQuery();
  const [contest, { isLoading, originalArgs }] = useAppealBoardMutation();
  return (
    <Statements
      aboutId={aboutId}
      heading={t`Decisions about your storyboards`}
      text={t`Someone reported them, and a person on our staff closed their links. While a decision stands, you can't share that storyboard by link; this doesn't expire. One closed for child abuse is locked for you too. If you disagree, you can appeal here. You can also turn to an out-of-court dispute settlement body, or to a court.`}
      statements={(data?.items ?? []).map(({ title, ...statement }) => ({
        ...statement,
        granted: t`You can share it again. The strike is gone.`,
        title: title ?? t`A storyboard you deleted`,
      }))}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}
