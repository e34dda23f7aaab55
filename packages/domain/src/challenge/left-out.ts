import type { BundleDecisions, BundleSetup } from "@kinora/contracts/challenge/audit-bundle";
import type { EnrolledVoter, StandingEntry } from "./challenge-record.ts";

/**
 * Returns what a result leaves out: whatever of the vote is excluded. Suspended authors keep their
 * places and win nothing.
 */
export function leftOut(
  setup: BundleSetup,
  entries: readonly Pick<StandingEntry, "id" | "author" | "excludedAt" | "isSuspended">[],
  voters: readonly Pick<EnrolledVoter, "voter" | "excludedAt">[],
): BundleDecisions {
  const voted = new Set(setup.entries.map(({ id }) => id));
  const excluded = new Set(entries.flatMap(({ id, excludedAt }) => (excludedAt ? id : [])));
  return {
    excludedEntries: setup.entries.map(({ id }) => id).filter((id) => excluded.has(id)),
    excludedVoters: voters.flatMap(({ voter, excludedAt }) => (excludedAt ? voter : [])),
    barredAuthors: barredOf(entries.filter(({ id }) => voted.has(id))),
  };
}

/** Returns the numbers of suspended authors, in the order of their first entries. */
const barredOf = (entries: readonly Pick<StandingEntry, "author" | "isSuspended">[]): string[] => [
  ...new Set(entries.flatMap(({ author, isSuspended }) => (isSuspended ? author : []))),
];

/**
 * Returns whether staff left something out, took a work down, rated it mature, or suspended an author
 * (or no longer do) since the result was computed. What authors do with their works meanwhile changes
 * nothing, or they could put the result off.
 */
export function isOutdated(
  decisions: BundleDecisions,
  entries: readonly Pick<StandingEntry, "id" | "author" | "exclusion" | "work" | "isSuspended">[],
  voters: readonly Pick<EnrolledVoter, "voter" | "excludedAt">[],
): boolean {
  const known = new Set([...decisions.excludedEntries, ...decisions.excludedVoters]);
  const barred = new Set(decisions.barredAuthors);
  return (
    entries.some(({ author, isSuspended }) => isSuspended !== barred.has(author)) ||
    entries.some(({ id, exclusion, work }) => {
      const isDown =
        work.moderatorHidden || work.status === "rejected" || work.matureByHouse !== null;
      return (exclusion !== null || isDown) && !known.has(id);
    }) ||
    voters.some(({ voter, excludedAt }) => excludedAt !== null && !known.has(voter))
  );
}
