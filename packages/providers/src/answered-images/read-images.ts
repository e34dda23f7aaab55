import type { UpstreamFile } from "@kinora/domain/hosted/upstream-file";
import { z } from "zod";

/** What there is of pictures that came with an answer: files, or why there are none. */
export type ImagesMade =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "refused"; readonly why: "policy" }
  | { readonly kind: "failed" };

const images = z.object({
  data: z.array(z.object({ url: z.string().nullish(), is_image_safe: z.boolean().nullish() })),
});

/** Pictures of BytePlus and Ideogram (reference 3.4); one that is held back has no address. Null: that is none of them. */
export function readImages(output: unknown): ImagesMade | null {
  const data = images.safeParse(output).data?.data;
  if (data === undefined) return null;
  if (data.some(({ is_image_safe: safe }) => safe === false))
    return { kind: "refused", why: "policy" };
  const files = data.flatMap(({ url }) => (url ? [{ url }] : []));
  return files.length === 0 ? { kind: "failed" } : { kind: "files", files };
}
