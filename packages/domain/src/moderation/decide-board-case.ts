import type { NewBoardDecision } from "@kinora/contracts/moderation/board-case";
import { LEASE_SECONDS } from "@kinora/contracts/moderation/case";
import type { Viewer } from "../account/viewer.ts";
import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { BoardReportStore, PendingBoardDecisions } from "./board-case.ts";
import { type CaseLeases, endLeaseOf } from "./case-leases.ts";
import { finalAt } from "./decide-case.ts";
import { type FindOpenBoardStores, findOpenBoard } from "./find-open-board.ts";

export interface BoardDecisionStores extends FindOpenBoardStores {
  readonly stories: Pick<StoryStore, "lockKept">;
  readonly boardReports: FindOpenBoardStores["boardReports"] & Pick<BoardReportStore, "digest">;
  readonly boardLeases: CaseLeases;
  readonly pendingBoardDecisions: PendingBoardDecisions;
  readonly audit: AppendAudit;
}

interface Ports {
  readonly transact: <T>(work: (stores: BoardDecisionStores) => Promise<T>) => Promise<T>;
}
interface About {
  readonly storyId: string;
  readonly actor: Viewer;
  readonly now: Date;
}

/**
 * Takes or extends the lease of a storyboard's case, so that no one else decides it meanwhile.
 *
 * @returns when the lease ends
 * @throws Refusal CASE_TAKEN and those of findOpenBoard
 */
export async function leaseBoardCase({ transact }: Ports, about: About): Promise<Date> {
  const { storyId, actor, now } = about;
  return transact(async (stores) => {
    await findOpenBoard(about, stores);
    const until = new Date(now.getTime() + LEASE_SECONDS * 1_000);
    const taken = await stores.boardLeases.take(storyId, actor.id, until, now);
    if (!taken) throw new Refusal("CASE_TAKEN");
    return until;
  });
}

/**
 * Decides the reports of a storyboard, or the appeal of its owner. A link that is to be closed opens
 * nothing from now on, and the person who decided may undo it for UNDO_SECONDS; then
 * `finishBoardDecision` closes it for good. Of two decisions at the same time the second is refused.
 * A decision is about what was looked at: once that was edited, it has to be looked at again, unless
 * the link is closed for what it showed, so that nobody escapes by editing without end.
 *
 * @returns the end of the undo period
 * @throws Refusal CASE_TAKEN while another person holds the lease, STORY_CHANGED when it shows
 *   something else, and those of findOpenBoard
 */
export async function decideBoardCase(
  { transact }: Ports,
  input: About & { readonly decision: NewBoardDecision; readonly requestId: string | null },
): Promise<Date> {
  const { storyId, actor, decision, requestId, now } = input;
  return transact(async (stores) => {
    const { story, appealed } = await findOpenBoard(input, stores);
    const { looked } = decision;
    const isAnyway = decision.verdict === "hide" && decision.anyway;
    if (!isAnyway && (await stores.boardReports.digest(storyId)) !== looked)
      throw new Refusal("STORY_CHANGED", { version: story.version });
    await endLeaseOf(stores.boardLeases, storyId, input);
    const until = finalAt(now);
    await stores.pendingBoardDecisions.add({
      ...{ storyId, actor, decision, looked, requestId, appealedId: appealed?.id ?? null },
      ...{ decidedAt: now, finalAt: until },
    });
    return until;
  });
}

/**
 * Undoes the actor's own decision before it is final: the link opens again, and the case is open.
 *
 * @throws Refusal DECISION_FINAL when it is too late or the actor has no pending decision
 */
export async function undoBoardDecision(
  { transact }: Ports,
  { storyId, actor, requestId, now }: About & { readonly requestId: string | null },
): Promise<void> {
  await transact(async ({ stories, pendingBoardDecisions, audit }) => {
    const story = await stories.lockKept(storyId);
    const pending = story && (await pendingBoardDecisions.find(storyId));
    if (!pending || pending.actor.id !== actor.id || pending.finalAt <= now)
      throw new Refusal("DECISION_FINAL");
    await pendingBoardDecisions.end(storyId);
    await audit({
      ...{ action: "story.decision-undone", actorId: actor.id, requestId, at: now },
      subject: { noun: "story", id: storyId },
      before: { verdict: pending.decision.verdict },
      after: { verdict: null },
      reason: "",
    });
  });
}
