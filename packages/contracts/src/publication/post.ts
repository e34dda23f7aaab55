import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { says } from "../field/field-sentence.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { repeat } from "../schedule/repeat.ts";
import { wallTime } from "../schedule/wall-time.ts";
import { zoneName } from "../schedule/zone.ts";
import { MEASURE_AGES } from "./measure-span.ts";
import { postTarget, publicationFields } from "./post-target.ts";
import {
  FIRST_COMMENT_STAGES,
  POST_OUTCOMES,
  POST_STAGES,
  PUBLICATION_FAILURES,
  SOCIAL_PLATFORMS,
} from "./publication-vocabulary.ts";

/** The most targets of one post. */
export const TARGETS_MAX = 20;

/** No account twice in a request. */
export const ONCE_EACH = [
  (all: readonly { readonly connectionId: string }[]) =>
    new Set(all.map(({ connectionId }) => connectionId)).size === all.length,
  says("field.sameTarget"),
] as const;

const workId = unshown(z.string().min(1).max(64), "an id");
const targets = z
  .array(postTarget)
  .min(1)
  .max(TARGETS_MAX)
  .refine(...ONCE_EACH);

/** What calendar and clocks of a zone show when it is to be there. */
export const chosenTime = z.strictObject({ wallTime, zone: zoneName });
export type ChosenTime = z.output<typeof chosenTime>;

/** POST /api/posts: publish a finished work now, or at a time. */
export const newPost = z
  .strictObject({
    workId,
    targets,
    at: chosenTime.optional(),
    /** Posted again on these days, at the same time of day; the first day that fits is the first. */
    repeat: repeat.optional(),
  })
  .refine((wish) => wish.repeat === undefined || wish.at !== undefined, { path: ["at"] });
export type NewPost = z.output<typeof newPost>;
export type NewPostInput = z.input<typeof newPost>;

export const PUBLICATION_ACTIONS = [
  /** Nothing irreversible has begun. */
  "cancel",
  /** It is unconfirmed. */
  "answer",
  /** Its time passed while nothing ran here: post it at once. */
  "now",
  /** It is over: the same again, as a new post. */
  "again",
  /** It is there and may be taken down. */
  "withdraw",
] as const;
export type PublicationAction = (typeof PUBLICATION_ACTIONS)[number];

/** Why it is not there, or not yet, with what to do about it. */
export const publicationProblem = z
  .object({
    /** Code of the message: "publication." and a failure's code or a stop's. */
    code: z.string(),
    params: z.record(z.string(), z.unknown()),
    /** The same in words, in the language of the request. */
    sentence: z.string(),
    /** Null when it was ended here, and not by the platform. */
    class: z.enum(PUBLICATION_FAILURES).nullable(),
  })
  .meta({ id: "PublicationProblem" });
export type PublicationProblem = z.output<typeof publicationProblem>;

/** What a platform told of a post at an age. */
export const publicationFigures = z
  .object({
    age: z.enum(MEASURE_AGES),
    /** Null where the platform does not count, or does not tell. */
    views: z.int().nullable(),
    likes: z.int().nullable(),
    comments: z.int().nullable(),
    /** When it was asked. */
    at: z.iso.datetime(),
  })
  .meta({ id: "PublicationFigures" });
export type PublicationFigures = z.output<typeof publicationFigures>;

/** A post at one platform: a child of a post. */
export const publication = z
  .object({
    id: z.string(),
    postId: z.string(),
    platform: z.enum(SOCIAL_PLATFORMS),
    kind: z.string(),
    account: z.object({
      /** The platform's own id of it; the person's own id at kinora. */
      id: z.string(),
      /** As it was called when it was ordered. */
      name: z.string(),
      /** Null at kinora, and when it is not connected any more. */
      connectionId: z.string().nullable(),
    }),
    /** 1, and one more each time its owner said that nothing was there. */
    occurrence: z.int(),
    outcome: z.enum(POST_OUTCOMES),
    stage: z.enum(POST_STAGES),
    /** Its address there; null when it is not there, or the platform does not tell. */
    url: z.string().nullable(),
    /** Who sees it there, in the platform's own word; null when it does not say. */
    visibility: z.string().nullable(),
    /** What was asked for. */
    fields: publicationFields,
    /** True when it says that it was made with AI, where the platform has a flag. */
    isAiMade: z.boolean(),
    problem: publicationProblem.nullable(),
    /** When it is tried or asked about again; null when nothing waits. */
    nextAt: z.iso.datetime().nullable(),
    /** Who said that it is there: null while it is not known to be. */
    confirmedBy: z.enum(["platform", "owner"]).nullable(),
    /** A second fact, after `done`: what became of it there. */
    afterwards: z
      .object({
        what: z.enum(["withdrawn", "removed"]),
        /** The platform's own word; null when it gave none. */
        reason: z.string().nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
    /** An hour, a day and a week after it was there, as far as it has been told; the youngest first. */
    figures: z.array(publicationFigures),
    /** The comment that follows it; null where none is written. */
    firstComment: z
      .object({
        stage: z.enum(FIRST_COMMENT_STAGES),
        /** Why it is not there, or not known to be. */
        problem: publicationProblem.nullable(),
      })
      .nullable(),
    createdAt: z.iso.datetime(),
    /** When its outcome was settled; null while it is scheduled. */
    endedAt: z.iso.datetime().nullable(),
    actions: z.array(z.enum(PUBLICATION_ACTIONS)),
  })
  .meta({ id: "Publication" });
export type Publication = z.output<typeof publication>;

/** A work that is published, with one publication for each target. */
export const post = z
  .object({
    id: z.string(),
    /** Null when it is gone. */
    work: creationCard
      .pick({ id: true, kind: true, title: true, prompt: true, thumbhash: true, media: true })
      .extend({ width: creationCard.shape.width, height: creationCard.shape.height })
      .nullable(),
    /** Done when every target is; fail when one is and none is still scheduled. */
    outcome: z.enum(POST_OUTCOMES),
    /** Of its publications the stage that needs its owner most. */
    stage: z.enum(POST_STAGES),
    /** When it is to be there; null for at once. */
    time: z
      .object({
        /** As the clock on the wall shows it: "2026-12-24T18:30". */
        wall: z.string(),
        /** IANA time zone. */
        zone: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
    /** Which of a repeat it is, beginning at 1; null when it is not repeated. */
    series: z.object({ id: z.string(), number: z.int(), size: z.int() }).nullable(),
    /** True while another time can be chosen: nothing irreversible has begun. */
    canMove: z.boolean(),
    /** One for each target and occurrence, the newest occurrence last. */
    publications: z.array(publication),
    /** The post that this one repeats; null when it is the first. */
    againOf: z.string().nullable(),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Post" });
export type Post = z.output<typeof post>;

export const postPage = pageOf(post);
export const postQuery = pageQuery.extend({ outcome: z.enum(POST_OUTCOMES).optional() });

/** What came of stopping a series. */
export const stoppedSeries = z.object({
  /** Posts that were cancelled, wholly or at those platforms where they had not begun. */
  stopped: z.int(),
  /** Posts of which something may be there already: they go on. */
  begun: z.int(),
});
export type StoppedSeries = z.output<typeof stoppedSeries>;

/** POST /api/publications/{id}/answer, for one that is unconfirmed. */
export const publicationAnswer = z.discriminatedUnion("is", [
  z.strictObject({
    is: z.literal("there"),
    /** Its address there. */
    url: unshown(
      z.url({ protocol: /^https?$/ }).max(2_000),
      "an address its owner sees",
    ).optional(),
  }),
  /** Posts it again. */
  z.strictObject({ is: z.literal("not there") }),
  /** Posts nothing: it counts as not published. */
  z.strictObject({ is: z.literal("not there, leave it") }),
]);
export type PublicationAnswer = z.output<typeof publicationAnswer>;

/** What came of taking a post down. */
export const withdrawal = z.object({
  /** True when the platform has no call for it: its owner deletes it there. */
  byHand: z.boolean(),
  /** Why the platform did not do it, and what to do; null when it did, or has no call. */
  problem: publicationProblem.nullable(),
  post,
});
export type Withdrawal = z.output<typeof withdrawal>;
