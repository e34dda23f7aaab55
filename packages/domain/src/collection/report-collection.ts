import { type Report, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import {
  type CollectionReportStore,
  type ReportedCollection,
  saidBy,
} from "../moderation/collection-case.ts";
import { mayTakeAway } from "../moderation/report-allowance.ts";
import { REVIEW_WEIGHT } from "../moderation/report-effect.ts";
import {
  addQuietReport,
  type QuietReport,
  type ReporterStore,
} from "../moderation/report-rules.ts";
import type { ReportStore } from "../moderation/report-store.ts";
import { Refusal } from "../refusal.ts";
import type { CollectionStore } from "./collection-store.ts";

export interface CollectionReportStores {
  readonly collections: Pick<CollectionStore, "find">;
  readonly collectionReports: Pick<
    CollectionReportStore,
    "lock" | "withhold" | "add" | "wasDismissed" | "weight"
  >;
  readonly reports: ReporterStore & Pick<ReportStore, "takenAway">;
}

interface Reporting {
  readonly id: string;
  readonly reporter: Viewer;
  readonly report: Report;
  readonly now: Date;
}

/**
 * Stores a report of a collection. A severe one that weighs, or several that weigh enough together,
 * keep it from others until a moderator decides, within the reporter's allowance.
 *
 * @throws Refusal COLLECTION_NOT_FOUND, OWN_COLLECTION, ALREADY_REPORTED, TOO_MANY_REPORTS
 */
export const reportCollection = (
  {
    transact,
  }: { readonly transact: <T>(work: (stores: CollectionReportStores) => Promise<T>) => Promise<T> },
  input: Reporting,
): Promise<{ id: string; reason: Report["reason"]; createdAt: Date }> =>
  transact(async (stores) => {
    const { collectionReports, reports } = stores;
    const collection = await lockSeen(stores, input);
    const { id: collectionId, userId } = collection;
    const reported = {
      add: async (report: QuietReport) => {
        const hides = await keepsAway(stores, collection, { ...input, report });
        if (hides && !collection.held)
          await collectionReports.withhold(collectionId, { held: true });
        return collectionReports.add({
          ...{ ...report, collectionId, userId, said: saidBy(collection), hides },
        });
      },
      wasDismissed: (reporterId: string) =>
        collectionReports.wasDismissed(collectionId, reporterId),
    };
    return addQuietReport({ reports, reported }, input);
  });

/** Whoever sees a collection can report it. */
async function lockSeen(
  { collections, collectionReports }: CollectionReportStores,
  { id, reporter }: Reporting,
): Promise<ReportedCollection> {
  const found = await collectionReports.lock(id);
  if (!found || !(await collections.find(id, reporter))) throw new Refusal("COLLECTION_NOT_FOUND");
  if (found.userId === reporter.id) throw new Refusal("OWN_COLLECTION");
  return found;
}

async function keepsAway(
  { collectionReports, reports }: Pick<CollectionReportStores, "collectionReports" | "reports">,
  { id }: ReportedCollection,
  {
    reporter,
    report: { reason, weight },
    now,
  }: Pick<Reporting, "reporter" | "now"> & { readonly report: QuietReport },
): Promise<boolean> {
  if (weight === 0) return false;
  const isSevere = SEVERE_REASONS.some((severe) => severe === reason);
  if (!isSevere && (await collectionReports.weight(id)) + weight < REVIEW_WEIGHT) return false;
  return mayTakeAway(reporter, await reports.takenAway(reporter.id, now), now);
}
