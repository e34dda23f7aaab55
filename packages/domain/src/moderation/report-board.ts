import { type Report, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { People } from "../account/account-ports.ts";
import type { Viewer } from "../account/viewer.ts";
import { Refusal } from "../refusal.ts";
import { findSharedStory } from "../story/share-story.ts";
import type { StoryStore } from "../story/story-stores.ts";
import type { BoardReportStore, PendingBoardDecisions } from "./board-case.ts";
import { mayTakeAway } from "./report-allowance.ts";
import {
  addQuietReport,
  datedAfter,
  type QuietReport,
  type ReporterStore,
} from "./report-rules.ts";
import type { ReportStore } from "./report-store.ts";

export interface BoardReportStores {
  readonly stories: Pick<StoryStore, "findShared" | "lock">;
  readonly people: Pick<People, "find">;
  readonly boardReports: Pick<BoardReportStore, "add" | "wasDismissed" | "wasCleared">;
  readonly pendingBoardDecisions: Pick<PendingBoardDecisions, "find">;
  readonly reports: ReporterStore & Pick<ReportStore, "takenAway">;
}

/**
 * Stores a report of a shared storyboard, by the link that the reporter has. A severe one closes the
 * link at once, within the reporter's allowance; about all others a moderator decides.
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
    const now = datedAfter(await pendingBoardDecisions.find(storyId), input.now);
    const reported = {
      add: async (report: QuietReport) => {
        const closes = await closesLink(stores, { storyId, reporter, report, now });
        return boardReports.add({ ...report, storyId, userId, closes });
      },
      wasDismissed: (id: string) => boardReports.wasDismissed(storyId, id),
    };
    return addQuietReport({ reports, reported }, { ...input, now });
  });
}

/** Once the staff has let it stand as it is, only their own reports close the link. */
async function closesLink(
  { boardReports, reports }: Pick<BoardReportStores, "boardReports" | "reports">,
  about: {
    readonly storyId: string;
    readonly reporter: Viewer;
    readonly report: QuietReport;
    readonly now: Date;
  },
): Promise<boolean> {
  const { storyId, reporter, report, now } = about;
  if (!SEVERE_REASONS.includes(report.reason) || report.weight === 0) return false;
  if (reporter.role === "user" && (await boardReports.wasCleared(storyId))) return false;
  return mayTakeAway(reporter, await reports.takenAway(reporter.id, now), now);
}
