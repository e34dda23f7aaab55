import type { BoardStatement } from "@kinora/contracts/moderation/board-case";
import { t } from "@lingui/core/macro";
import { dayText } from "../../text/moment-text.ts";
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
      statements={(data?.items ?? []).map(({ title, liftedAt, keepsClosed, ...statement }) => {
        const follows = followsFrom({ title, keepsClosed });
        const isLifted = liftedAt !== null && statement.appeal !== "granted";
        return {
          ...statement,
          granted: follows,
          lifted: isLifted ? `${liftedWords(liftedAt)} ${follows}` : undefined,
          title: title ?? t`A storyboard you deleted`,
        };
      })}
      contest={(about) => contest(about).unwrap()}
      busyId={isLoading ? originalArgs?.id : undefined}
    />
  );
}

/** What follows from a decision that was reversed. */
function followsFrom({
  title,
  keepsClosed,
}: Pick<BoardStatement, "title" | "keepsClosed">): string {
  if (keepsClosed) return t`Another decision still keeps its link closed, and the strike stays.`;
  return title === null ? t`The strike is gone.` : t`You can share it again. The strike is gone.`;
}

const liftedWords = (at: string) =>
  t`Lifted on ${{ day: dayText(at) }}, because an appeal against a later decision about it was granted.`;
