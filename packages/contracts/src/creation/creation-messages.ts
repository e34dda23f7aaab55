import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FAILURE_CLASSES } from "./creation.ts";

const kind = z.enum(CONTENT_KINDS);
const failure = z.enum(FAILURE_CLASSES);
const gems = z.number().int();
const works = z.number().int();
/** As its author wrote it, shortened. */
const prompt = z.string();
/** Its day (UTC): what may break a rule is not named by its words. Null: it was told before days were. */
const madeOn = z.iso.date().nullable().default(null);
/** As the moderator wrote it. */
const reason = z.string();

/** What the owner of a creation is notified of. */
export const creationNotifications = {
  "creation.ready": z.object({ kind, prompt }),
  /** Made, and looked at by a moderator before anybody else sees it. */
  "creation.checking": z.object({ kind, prompt }),
  "creation.failed": z.object({ kind, prompt, failure }),
  "creation.hidden": z.object({ kind, madeOn, reason, rule: z.string().default("") }),
  /** After an appeal. */
  "creation.shownAgain": z.object({ kind, madeOn }),
  "creation.staysHidden": z.object({ kind, madeOn, reason }),
  /** A moderator looked, and it may be seen. */
  "creation.cleared": z.object({ kind, prompt }),
  /** `name`: of who liked it last, whose id `by` is. */
  "creation.liked": z.object({
    ...{ kind, prompt, by: z.string(), name: z.string() },
    others: z.number().int(),
  }),
  "creation.takenDown": z.object({ kind, madeOn, reason }),
};

/**
 * What became of the gems of one that was not made. Pictures that a story keeps are paid; gems whose life ended while
 * they were reserved do not come back.
 */
const CAME_BACK = ["uncharged", "all", "rest", "someOfRest", "some"] as const;
export type CameBack = (typeof CAME_BACK)[number];

/** What stands on the page of a creation, for its owner. */
export const creationSentences = {
  /** What the gems were for; `seconds` is 0 for what has no length. */
  "creation.ordered": z.object({ kind, seconds: z.number().int() }),
  /** What the gems of one press were for that ordered several works. */
  "creation.orderedSeveral": z.object({ kind, works }),
  /** One of them, by its place. */
  "creation.orderedPart": z.object({ kind, seconds: z.number().int(), place: works, works }),
  "creation.unmade": z.object({
    failure,
    cameBack: z.enum(CAME_BACK),
    ...{ held: gems, settled: gems, refunded: gems },
  }),
  /** Deleted for good on `lastDay` (UTC). */
  "creation.inTrash": z.object({ lastDay: z.iso.date() }),
};
