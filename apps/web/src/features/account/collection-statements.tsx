import { t } from "@lingui/core/macro";
import { Statements, type StatementsProps } from "./statements.tsx";
import { useAppealCollectionMutation, useListCollectionStatementsQuery } from "./statements-api.ts";

/** Explains why collections of the user were taken down and offers a review. */
export function CollectionStatements({ aboutId }: Pick<StatementsProps, "aboutId">) {
  const { data } = useListCollectionStatementsQuery();
  const [contest, { isLoading, originalArgs }] = useAppealCollectionMutation();
  return (
    <Statements
      aboutId={aboutId}
      heading={t`Decisions about your collections`}
      text={t`Someone reported them, and a person on our staff took them down. If you disagree, you can appeal here. You can also turn to an out-of-court dispute settlement body, or to a court.`}
      statements={(data?.items ?? []).map(({ said, ...statement }) => ({
        ...statement,
        granted: t`It is shown again. The strike is gone.`,
        title: t`A collection of yours`,
        removed: said === "" ? [] : [said],
      }))}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}
