import { z } from "zod";
import { person } from "../account/account.ts";
import { cleanLines } from "../account/display-name.ts";
import { creationCard } from "../creation/creation.ts";
import { creationTitle } from "../creation/title.ts";
import { unshown } from "../field/unshown.ts";
import { pageOf, pageQuery } from "../http/page.ts";
import { COLLECTION_TEXT_MAX } from "./collection-limits.ts";
import { COLLECTION_VISIBILITIES } from "./collection-visibility.ts";

/** What the reader is to a collection: its owner, who adds to it, and who is asked to. */
export const COLLECTION_STANDINGS = ["owner", "member", "invited"] as const;
export type CollectionStanding = (typeof COLLECTION_STANDINGS)[number];

const cover = creationCard.pick({
  ...{ id: true, kind: true, thumbhash: true, media: true, width: true, height: true },
});

export const collection = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    visibility: z.enum(COLLECTION_VISIBILITIES),
    owner: person,
    /** Works that the reader sees; of others neither number nor place is told. */
    works: z.int(),
    /** The first works that the reader sees. */
    cover: z.array(cover),
    /** Null for everybody else. */
    standing: z.enum(COLLECTION_STANDINGS).nullable(),
    /** Only its owner and the staff see it: a report keeps it back, or the staff took it down. */
    withheld: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Collection" });
export type Collection = z.infer<typeof collection>;

/** GET /api/people/{handle}/collections: latest first. */
export const collectionPage = pageOf(collection);

export const pickedCollection = collection
  .extend({
    /** Whether the work that was asked for is in it; null when none was. */
    has: z.boolean().nullable(),
  })
  .meta({ id: "PickedCollection" });
export type PickedCollection = z.infer<typeof pickedCollection>;

/** GET /api/me/collections: own ones and those one adds to or is asked to, latest first. */
export const pickedCollectionPage = pageOf(pickedCollection);
export const pickedCollectionQuery = pageQuery.extend({
  /** A work: `has` says which collections it is in. */
  work: z.string().min(1).max(64).optional(),
});

export const collectionMember = z.object({ person, joined: z.boolean() });
export type CollectionMember = z.infer<typeof collectionMember>;

/** GET /api/collections/{id} */
export const shownCollection = collection
  .extend({
    /** Who adds to it; those who are asked to, for the owner only. */
    members: z.array(collectionMember),
  })
  .meta({ id: "ShownCollection" });
export type ShownCollection = z.infer<typeof shownCollection>;

const description = z.string().overwrite(cleanLines).trim().max(COLLECTION_TEXT_MAX);
const visibility = unshown(z.enum(COLLECTION_VISIBILITIES), "who can see it");

/** POST /api/collections */
export const newCollection = z.strictObject({
  title: creationTitle,
  description: description.default(""),
  visibility: visibility.default("private"),
});
export type NewCollection = z.infer<typeof newCollection>;

/** PATCH /api/collections/{id} */
export const collectionChange = z.strictObject({
  title: creationTitle.optional(),
  description: description.optional(),
  visibility: visibility.optional(),
});
export type CollectionChange = z.infer<typeof collectionChange>;
