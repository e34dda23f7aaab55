import { z } from "zod";
import { person } from "../account/account.ts";
import { unshown } from "../field/unshown.ts";
import { TITLE_MAX } from "../limits.ts";
import { APPEAL_STATES } from "../moderation/appeal.ts";
import { caseDecision, caseReport } from "../moderation/case.ts";
import { PERSON_CASE_SUBJECTS } from "../moderation/person-case.ts";
import { FLAG_REASONS } from "../moderation/report.ts";
import { COLLECTION_TEXT_MAX } from "./collection-limits.ts";

/** A collection that waits for a decision of the staff, about its title and text. */
export const collectionCase = z
  .object({
    /** Its reports, or an appeal against taking it down. */
    of: z.enum(PERSON_CASE_SUBJECTS),
    id: z.string(),
    owner: person.pick({ id: true, handle: true, displayName: true }),
    /** Its title, and its text below; what a decision is about. */
    said: z.string(),
    /** The same when it was reported, where that differs. */
    reported: z.array(z.string()),
    createdAt: z.iso.datetime(),
    /** True while a report keeps it from others. */
    held: z.boolean(),
    /** True when moderators can open it; private ones they can't. */
    opens: z.boolean(),
    /** Open reports, oldest first. */
    reports: z.array(caseReport),
    /** Null when the case is about reports. */
    appeal: z
      .object({
        text: z.string(),
        at: z.iso.datetime(),
        rule: z.enum(FLAG_REASONS),
        note: z.string(),
        said: z.string(),
      })
      .nullable(),
    since: z.iso.datetime(),
    /** Strikes of its owner, and collections of theirs that were taken down and stay so. */
    strikes: z.int(),
    restricted: z.int(),
  })
  .meta({ id: "CollectionCase" });
export type CollectionCase = z.infer<typeof collectionCase>;

/** GET /api/moderation/collections */
export const collectionCaseList = z.object({
  items: z.array(collectionCase),
  /** Number of all open cases, including those beyond this response. */
  waiting: z.int(),
});

const [show, hide] = caseDecision.options;
const looked = {
  of: z.enum(PERSON_CASE_SUBJECTS),
  said: unshown(z.string().max(TITLE_MAX + COLLECTION_TEXT_MAX + 1), "what was looked at"),
};
/** POST /api/moderation/collections/{id}/decision: about what was looked at. */
export const collectionDecision = z.discriminatedUnion("verdict", [
  show.extend(looked),
  hide.extend(looked),
]);
export type NewCollectionDecision = z.infer<typeof collectionDecision>;

/** Maximum statements per response, newest first. */
export const COLLECTION_STATEMENTS_MAX = 20;

/** Why a collection of one's own was taken down. */
export const collectionStatement = z
  .object({
    id: z.string(),
    said: z.string(),
    rule: z.enum(FLAG_REASONS),
    note: z.string(),
    at: z.iso.datetime(),
    appeal: z.enum(APPEAL_STATES).nullable(),
    mayAppeal: z.boolean(),
  })
  .meta({ id: "CollectionStatement" });
export type CollectionStatement = z.infer<typeof collectionStatement>;

/** GET /api/me/collection-statements */
export const collectionStatements = z.object({ items: z.array(collectionStatement) });
