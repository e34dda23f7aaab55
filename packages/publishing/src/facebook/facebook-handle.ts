import { z } from "zod";

/** What is known of a publication on a page, by its kind. */
export const facebookHandle = z.discriminatedUnion("kind", [
  /** There is nothing to ask for afterwards but the text itself, since a time. */
  z.object({ kind: z.literal("text"), text: z.string(), since: z.number() }),
  z.object({ kind: z.literal("photos"), photos: z.array(z.string()), text: z.string() }),
  z.object({
    kind: z.literal("reel"),
    video: z.string(),
    uploadUrl: z.string(),
    /** How often it was ready to be committed. */
    armed: z.number(),
  }),
  z.object({
    kind: z.literal("video"),
    upload: z.string(),
    /** Null until it is uploaded and made. */
    video: z.string().nullable(),
    armed: z.number(),
  }),
]);
export type FacebookHandle = z.infer<typeof facebookHandle>;
export type HandleOf<Kind extends FacebookHandle["kind"]> = Extract<
  FacebookHandle,
  { readonly kind: Kind }
>;
