import type { BundleDecisions, BundleSetup } from "@kinora/contracts/challenge/audit-bundle";
import type { EnrolledVoter, EntryRecord, StandingEntry } from "./challenge-record.ts";

/** Returns what a result leaves out: whatever of the vote is excluded. */
export function leftOut(
  setup: BundleSetup,
  entries: readonly Pick<EntryRecord, "id" | "excludedAt">[],
  voters: readonly Pick<EnrolledVoter, "voter" | "excludedAt">[],
): BundleDecisions {
  const excluded = new Set(entries.flatMap(({ id, excludedAt }) => (excludedAt ? id : [])));
  return {
    excludedEntries: setup.entries.map(({ id }) => id).filter((id) => excluded.has(id)),
    excludedVoters: voters.flatMap(({ voter, excludedAt }) => (excludedAt ? voter : [])),
    barredAuthors: [],
  };
}

/**
 * Returns whether staff left something out, took a work down or rated it mature, since the result was computed. What
 * authors do with their works meanwhile changes nothing, or they could put the result off.
 */
export function isOutdated(
  decisions: BundleDecisions,
  entries: readonly Pick<StandingEntry, "id" | "exclusion" | "work">[],
  voters: readonly Pick<EnrolledVoter, "voter" | "excludedAt">[],
): boolean {
  const known = new Set([...decisions.excludedEntries, ...decisions.excludedVoters]);
  return (
    entries.some(({ id, exclusion, work }) => {
      const isDown =
        work.moderatorHidden || work.status === "rejected" || work.matureByHouse !== null;
      return (exclusion !== null || isDown) && !known.has(id);
    }) || voters.some(({ voter, excludedAt }) => excludedAt !== null && !known.has(voter))
  );
}
