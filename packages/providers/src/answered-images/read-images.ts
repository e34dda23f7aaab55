import type { UpstreamFile } from "@kinora/domain/hosted/upstream-file";
import { z } from "zod";

/** Images delivered with an answer: their files, or the reason there are none. */
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

/**
 * Reads images in the format of OpenAI, BytePlus and Ideogram (reference 3.4). A withheld image has
 * no URL. Null when the output is in another format.
 */
export function readImages(output: unknown): ImagesMade | null {
  const data = images.safeParse(output).data?.data;
  if (data === undefined) return null;
  if (data.some(({ is_image_safe: safe }) => safe === false))
    return { kind: "refused", why: "policy" };
  const files = data.flatMap(({ url, b64_json: content }) => {
    // The image format is determined when the file is opened.
    if (content) return [{ url: `data:;base64,${content}` }];
    return url ? [{ url }] : [];
  });
  return files.length === 0 ? { kind: "failed" } : { kind: "files", files };
}
