import type { ByteplusCodec } from "./seedance.ts";

/** A picture of Seedream 4 (reference 3.4), whoever sells it. It has no words for what is not to be seen. */
export const seedream: ByteplusCodec = ({ prompt, negative_prompt, width, height }, { first }) =>
  first === undefined && negative_prompt === ""
    ? {
        prompt,
        // Twice ours: it makes nothing of less than a megapixel, and every size for one price.
        size: `${2 * width}x${2 * height}`,
        sequential_image_generation: "disabled",
        response_format: "url",
        watermark: false,
      }
    : null;
