import { z } from "zod";

export const mediaFile = z
  .object({
    url: z.string(),
    mimeType: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    duration: z.number().nullable(),
  })
  .meta({ id: "MediaFile" });
export type MediaFile = z.infer<typeof mediaFile>;
