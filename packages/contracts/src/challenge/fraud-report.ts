import { z } from "zod";

/** Why a group of voters is named: facts that a reviewer can check. */
export const fraudEvidence = z.discriminatedUnion("is", [
  /** Of their answers about these entries, how many went one way; `usual` is what others would say. */
  z.object({ is: z.literal("one_sided"), kept: z.int(), of: z.int(), usual: z.number() }),
  /** Members who have an entry that the others are for. */
  z.object({ is: z.literal("mutual"), people: z.int() }),
  /** Members whose median answer comes hardly later than a ballot counts. */
  z.object({ is: z.literal("hasty"), people: z.int(), seconds: z.number() }),
  /** Members who were seen at the same address, or with the same installation. */
  z.object({ is: z.literal("shared"), by: z.enum(["address", "installation"]), people: z.int() }),
  /** Pairs without these entries that members passed over. */
  z.object({ is: z.literal("passing"), skipped: z.int(), of: z.int() }),
  /** Members whose accounts were new when the vote began. */
  z.object({ is: z.literal("new"), people: z.int(), days: z.int() }),
]);
export type FraudEvidence = z.output<typeof fraudEvidence>;

/** What would be different without a group's ballots. */
export const fraudChange = z.object({
  entry: z.string(),
  place: z.object({ now: z.int(), without: z.int() }),
  gems: z.object({ now: z.int(), without: z.int() }),
});
export type FraudChange = z.output<typeof fraudChange>;

/** Voters who seem to have agreed on something. A suspicion: nobody is left out by it. */
export const fraudGroup = z.object({
  /** Numbers as voters. */
  voters: z.array(z.string()),
  /** Entries that they are for, and against. */
  ...{ wanted: z.array(z.string()), unwanted: z.array(z.string()) },
  evidence: z.array(fraudEvidence),
  /** Entries whose prizes change, and those that change places among the first. */
  changes: z.array(fraudChange),
});
export type FraudGroup = z.output<typeof fraudGroup>;

export const fraudReport = z
  .object({ groups: z.array(fraudGroup) })
  .meta({ id: "ChallengeFraudReport" });
export type FraudReport = z.output<typeof fraudReport>;

/** GET /api/admin/challenges/{id}/report: null for a result from before there were reports. */
export const shownFraudReport = z.object({ report: fraudReport.nullable() });
