import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { BoardDecision, BoardDecisionStore } from "./board-case.ts";

export interface BoardAppealStores {
  readonly stories: Pick<StoryStore, "lock">;
  readonly boardDecisions: Pick<BoardDecisionStore, "find" | "addAppeal">;
  readonly record: RecordEvent;
}

/**
 * Appeals against the decision that closed the link of one's own storyboard: once per decision, for
 * as long as the storyboard is there.
 *
 * @throws Refusal NOT_RESTRICTED, ALREADY_APPEALED
 */
export async function appealBoard(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: BoardAppealStores) => Promise<T>) => Promise<T> },
  input: {
    readonly userId: string;
    readonly id: string;
    readonly text: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, id, text, now } = input;
  await transact(async ({ stories, boardDecisions, record }) => {
    const found = await boardDecisions.find(id);
    if (found?.userId !== userId) throw new Refusal("NOT_RESTRICTED");
    if (found.storyId !== null) await stories.lock(found.storyId);
    const decision = await boardDecisions.find(id);
    if (decision?.appeal) throw new Refusal("ALREADY_APPEALED");
    if (!decision?.storyId || !mayAppealBoard(decision)) throw new Refusal("NOT_RESTRICTED");
    await boardDecisions.addAppeal(id, text, now);
    const { storyId: subjectId } = decision;
    await record({ type: "story.contested", subjectId, userId, payload: { decisionId: id } });
  });
}

export const mayAppealBoard = ({
  appeal,
  liftedAt,
  storyId,
}: Pick<BoardDecision, "appeal" | "liftedAt" | "storyId">): boolean =>
  appeal === null && liftedAt === null && storyId !== null;
