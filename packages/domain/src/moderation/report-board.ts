import type { Report } from "@kinora/contracts/moderation/report";
import type { People } from "../account/account-ports.ts";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { findSharedStory } from "../story/share-story.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { BoardReportStore, NewBoardReport, PendingBoardDecisions } from "./board-case.ts";
import { addQuietReport, datedAfter, type ReporterStore } from "./report-rules.ts";

export interface BoardReportStores {
  readonly stories: Pick<StoryStore, "findShared" | "lock">;
  readonly people: Pick<People, "find">;
  readonly boardReports: Pick<BoardReportStore, "add" | "wasDismissed">;
  readonly pendingBoardDecisions: Pick<PendingBoardDecisions, "find">;
  readonly reports: ReporterStore;
}

/**
 * Stores a report of a shared storyboard, by the link that the reporter has. It closes nothing; a
 * moderator decides.
 *
 * @throws Refusal STORY_NOT_FOUND, also when the link was closed in the meantime; OWN_STORY,
 *   ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export async function reportBoard(
  {
    transact,
  }: { readonly transact: <T>(work: (stores: BoardReportStores) => Promise<T>) => Promise<T> },
  input: {
    readonly token: string;
    readonly reporter: Viewer;
    readonly report: Report;
    readonly now: Date;
  },
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> {
  const { token, reporter } = input;
  return transact(async (stores) => {
    const { boardReports, pendingBoardDecisions, reports, stories } = stores;
    await stories.lock((await findSharedStory(token, stores)).id);
    // Read again under the lock: it may have been unshared, deleted or decided while we waited.
    const { id: storyId, userId } = await findSharedStory(token, stores);
    if (userId === reporter.id) throw new Refusal("OWN_STORY");
    const reported = {
      add: (report: Omit<NewBoardReport, "storyId" | "userId">) =>
        boardReports.add({ ...report, storyId, userId }),
      wasDismissed: (id: string) => boardReports.wasDismissed(storyId, id),
    };
    const now = datedAfter(await pendingBoardDecisions.find(storyId), input.now);
    return addQuietReport({ reports, reported }, { ...input, now });
  });
}
