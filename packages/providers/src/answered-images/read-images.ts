import type { UpstreamFile } from "@kinora/domain/hosted/upstream-file";
import { z } from "zod";

/** What there is of pictures that came with an answer: files, or why there are none. */
export type ImagesMade =
  | { readonly kind: "files"; readonly files: readonly UpstreamFile[] }
  | { readonly kind: "refused"; readonly why: "policy" }
  | { readonly kind: "failed" };

const images = z.object({
  data: z.array(
    z.object({
      url: z.string().nullish(),
      b64_json: z.string().nullish(),
      is_image_safe: z.boolean().nullish(),
    }),
  ),
});

/** Pictures in the words of OpenAI, BytePlus and Ideogram (reference 3.4); one that is held back has no address. Null: that is none of them. */
export function readImages(output: unknown): ImagesMade | null {
  const data = images.safeParse(output).data?.data;
  if (data === undefined) return null;
  if (data.some(({ is_image_safe: safe }) => safe === false))
    return { kind: "refused", why: "policy" };
  const files = data.flatMap(({ url, b64_json: content }) => {
    // What kind of picture it is shows when it is opened.
    if (content) return [{ url: `data:;base64,${content}` }];
    return url ? [{ url }] : [];
  });
  return files.length === 0 ? { kind: "failed" } : { kind: "files", files };
}
