import { z } from "zod";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";
import { FAILURE_CLASSES } from "./creation.ts";

const kind = z.enum(CONTENT_KINDS);
const failure = z.enum(FAILURE_CLASSES);
const gems = z.number().int();
const works = z.number().int();
/** The author's text, shortened. */
const prompt = z.string();
/**
 * Day of the work (UTC), shown instead of the prompt, which may break a rule. Null for messages
 * that predate this field.
 */
const madeOn = z.iso.date().nullable().default(null);
/** The moderator's text. */
const reason = z.string();

/** Notifications to the owner of a creation. */
export const creationNotifications = {
  "creation.ready": z.object({ kind, prompt }),
  /** Finished, and waiting for a moderator before anyone else sees it. */
  "creation.checking": z.object({ kind, prompt }),
  "creation.failed": z.object({ kind, prompt, failure }),
  "creation.hidden": z.object({ kind, madeOn, reason, rule: z.string().default("") }),
  /** After an appeal. */
  "creation.shownAgain": z.object({ kind, madeOn }),
  "creation.staysHidden": z.object({ kind, madeOn, reason }),
  /** A moderator has approved it. */
  "creation.cleared": z.object({ kind, prompt }),
  /** A moderator rated it mature, or general again. */
  "creation.ratedMature": z.object({ kind, madeOn, reason }),
  "creation.ratedGeneral": z.object({ kind, madeOn, reason }),
  /** `name` of the user who liked it last, with the id `by`. */
  "creation.liked": z.object({
    ...{ kind, prompt, by: z.string(), name: z.string() },
    others: z.number().int(),
  }),
  "creation.takenDown": z.object({ kind, madeOn, reason }),
};

/**
 * What happened to the gems of a work that was not made. Pictures that a story keeps are paid; gems
 * that expired while they were held do not return.
 */
const CAME_BACK = ["uncharged", "all", "rest", "someOfRest", "some"] as const;
export type CameBack = (typeof CAME_BACK)[number];

/** Sentences on the page of a creation, for its owner. */
export const creationSentences = {
  /** What the gems were for; `seconds` is 0 for works without a length. */
  "creation.ordered": z.object({ kind, seconds: z.number().int() }),
  /** What the gems of an order for several works were for. */
  "creation.orderedSeveral": z.object({ kind, works }),
  /** One of them, by its position. */
  "creation.orderedPart": z.object({ kind, seconds: z.number().int(), place: works, works }),
  "creation.unmade": z.object({
    failure,
    cameBack: z.enum(CAME_BACK),
    ...{ held: gems, settled: gems, refunded: gems },
  }),
  /** Purged on `lastDay` (UTC). */
  "creation.inTrash": z.object({ lastDay: z.iso.date() }),
  /** What became of a cancelled order at an external service; `service` is a brand name. */
  "creation.stopped": z.object({
    service: z.string(),
    standing: z.enum(["asked", "goesOn", "free", "paid"]),
    /** US dollars, like "0.04". */
    dollars: z.string(),
    payer: z.enum(["own", "server"]),
  }),
};
