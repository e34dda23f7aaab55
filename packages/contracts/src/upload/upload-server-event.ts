import { z } from "zod";
import { UPLOAD_STATES } from "./upload.ts";

/** A file that was sent has been looked at: ready, under review or refused. */
export const uploadServerEvent = z.object({
  type: z.literal("upload"),
  uploadId: z.string(),
  state: z.enum(UPLOAD_STATES),
});
