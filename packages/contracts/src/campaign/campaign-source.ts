import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { pageOf } from "../http/page.ts";
import { TEXT_MAX } from "../limits.ts";
import { SOURCE_KINDS } from "./campaign-vocabulary.ts";

/** Something that a story may tell from; each is used once. */
export const campaignSource = z
  .object({
    id: z.string(),
    kind: z.enum(SOURCE_KINDS),
    title: z.string(),
    /** Beginning of what it says. */
    beginning: z.string(),
    characters: z.int(),
    /** Where it was fetched; null unless it is an address. */
    address: z.string().nullable(),
    /** The story that used it; null while it is unused. */
    usedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "CampaignSource" });
export type CampaignSource = z.output<typeof campaignSource>;
export const campaignSourcePage = pageOf(campaignSource);

const title = z.string().trim().max(120).default("");

/** POST /api/campaigns/{id}/sources. */
export const newSource = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("note"), title, text: z.string().trim().min(1).max(2_000) }),
  z.strictObject({ kind: z.literal("text"), title, text: z.string().trim().min(1).max(TEXT_MAX) }),
  /** A text file, read in the page and sent as its text. */
  z.strictObject({ kind: z.literal("file"), title, text: z.string().trim().min(1).max(TEXT_MAX) }),
  /** Fetched once, by the guarded client; what it says is kept. */
  z.strictObject({
    kind: z.literal("address"),
    title,
    address: unshown(z.url({ protocol: /^https?$/ }).max(2_000), "an address its owner sees"),
  }),
]);
export type NewSource = z.output<typeof newSource>;
