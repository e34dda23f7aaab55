import { z } from "zod";
import { UPLOAD_STATES } from "./upload.ts";

/** An upload has been ingested: ready, under review or refused. */
export const uploadServerEvent = z.object({
  type: z.literal("upload"),
  uploadId: z.string(),
  state: z.enum(UPLOAD_STATES),
});
