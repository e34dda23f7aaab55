import { z } from "zod";
import { person } from "../account/account.ts";
import { creationCard } from "../creation/creation.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { CONTENT_KINDS } from "../prompt/vocabulary.ts";

/** Whom the author of a work lets remix it. */
export const REMIX_AUDIENCES = ["everybody", "followers", "nobody"] as const;
export type RemixAudience = (typeof REMIX_AUDIENCES)[number];

/** Ancestors that are told of a work, the nearest first counted. */
export const ANCESTORS_MAX = 50;
/** Remixes are counted up to this number; there may be more. */
export const REMIXES_COUNTED = 1_000;

/** A work that another was made from. Of what the reader may not see, nothing but its place is told. */
export const ancestor = z
  .discriminatedUnion("state", [
    z.object({
      state: z.literal("shown"),
      id: z.string(),
      kind: z.enum(CONTENT_KINDS),
      /** Its title, or its prompt. */
      title: z.string(),
      author: person,
    }),
    z.object({ state: z.literal("gone") }),
  ])
  .meta({ id: "Ancestor" });
export type Ancestor = z.infer<typeof ancestor>;

export const remixTree = z
  .object({
    /** What it was made from, from the first work to the one it remixes. */
    ancestors: z.array(ancestor),
    /** True when there are earlier ones than these. */
    earlier: z.boolean(),
    /** Remixes that the reader can see, up to REMIXES_COUNTED. */
    count: z.int(),
    /** For the author of the work: whom they let remix it; `chosen` is null where the default holds. */
    own: z
      .object({
        chosen: z.enum(REMIX_AUDIENCES).nullable(),
        usual: z.enum(REMIX_AUDIENCES),
      })
      .nullable(),
  })
  .meta({ id: "RemixTree" });
export type RemixTree = z.infer<typeof remixTree>;

export const remixQuery = pageQuery;
/** GET /api/creations/{id}/remixes: newest first. */
export const remixPage = pageOf(creationCard).extend({
  /** Null on the pages after the first. */
  tree: remixTree.nullable(),
});

/** PUT /api/creations/{id}/remixes/audience: null for the default of its author. */
export const remixAudienceChange = z.strictObject({ audience: z.enum(REMIX_AUDIENCES).nullable() });

/** GET and PUT /api/me/remix-audience: what holds for works where nothing else was chosen. */
export const usualRemixAudience = z.strictObject({ audience: z.enum(REMIX_AUDIENCES) });
