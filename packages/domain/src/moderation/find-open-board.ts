import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import type { BoardedStory } from "../story/story-record.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type {
  BoardDecision,
  BoardDecisionStore,
  BoardReportStore,
  PendingBoardDecisions,
} from "./board-case.ts";
import { ADMINS_REASON, seesEverything } from "./case.ts";

/** Stores that show whether the case of a storyboard is open and who may decide it. */
export interface FindOpenBoardStores {
  readonly stories: Pick<StoryStore, "lockKept">;
  readonly boardReports: Pick<BoardReportStore, "openReasons" | "isClosing">;
  readonly boardDecisions: Pick<BoardDecisionStore, "standing">;
  readonly pendingBoardDecisions: Pick<PendingBoardDecisions, "find">;
}

export interface OpenBoardCase {
  readonly story: BoardedStory;
  readonly reported: number;
  /**
   * The decision that its owner appealed, or did first; null when the case is about reports, or
   * somebody else has to answer.
   */
  readonly appealed: BoardDecision | null;
}

/**
 * Returns the open case of a storyboard and locks it until the transaction ends. What its owner
 * shares no longer is closed to the staff too, except to admins when it concerns children, and while
 * a report keeps it from being shared again. Nobody answers an appeal against their own decision: of
 * such a case an admin decides the reports of child abuse alone, and the appeal waits for another.
 *
 * @throws Refusal STORY_NOT_FOUND, OWN_STORY, OWN_DECISION, CASE_CLOSED, ADMINS_ONLY
 */
export async function findOpenBoard(
  { storyId, actor }: { readonly storyId: string; readonly actor: Viewer },
  stores: FindOpenBoardStores,
): Promise<OpenBoardCase> {
  const story = await stores.stories.lockKept(storyId);
  const board = story?.board;
  if (!story || !board) throw new Refusal("STORY_NOT_FOUND");
  if (story.userId === actor.id) throw new Refusal("OWN_STORY");
  const { boardReports } = stores;
  const reasons = await boardReports.openReasons(storyId);
  const standing = await stores.boardDecisions.standing(storyId);
  const contested = standing.filter(({ appeal }) => appeal?.state === "open");
  const appealed = contested.sort(byAppeal)[0] ?? null;
  const isAdmins = [...reasons, ...standing.map(({ rule }) => rule)].includes(ADMINS_REASON);
  const isShown = story.shareToken !== null || isAdmins || (await boardReports.isClosing(storyId));
  if (!appealed && !(reasons.length > 0 && isShown)) throw new Refusal("CASE_CLOSED");
  if (await stores.pendingBoardDecisions.find(storyId)) throw new Refusal("CASE_CLOSED");
  if (isAdmins && !seesEverything(actor)) throw new Refusal("ADMINS_ONLY");
  const isOwn = contested.some(({ byId }) => byId === actor.id);
  if (isOwn && !reasons.includes(ADMINS_REASON)) throw new Refusal("OWN_DECISION");
  return {
    ...{ story: { ...story, board }, reported: reasons.length },
    appealed: isOwn ? null : appealed,
  };
}

/** Puts the appeal that was made first in front, as the queue does. */
const byAppeal = (one: BoardDecision, other: BoardDecision): number =>
  Number(one.appeal?.at) - Number(other.appeal?.at) || (one.id < other.id ? -1 : 1);
