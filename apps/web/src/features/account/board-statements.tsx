import { t } from "@lingui/core/macro";
import { Statements } from "./statements.tsx";
import { useAppealBoardMutation, useListBoardStatementsQuery } from "./statements-api.ts";

/** Explains why links of the user's storyboards were closed and offers a review. */
export function BoardStatements() {
  const { data } = useListBoardStatementsQuery();
  const [contest, { isLoading, originalArgs }] = useAppealBoardMutation();
  return (
    <Statements
      heading={t`Storyboards whose link was closed`}
      text={t`People reported them, and a person on our staff decided, not a machine. While a decision stands, you can see and change the storyboard, but not share it by link; this doesn't expire. If you disagree, you can appeal here, or go to an out-of-court body or a court.`}
      statements={(data?.items ?? []).map(({ title, ...statement }) => ({
        ...statement,
        title: title ?? t`A storyboard you deleted`,
      }))}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}
