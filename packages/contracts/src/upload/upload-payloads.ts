import { z } from "zod";

/** What happens to uploads. */
export const uploadPayloads = { "upload.ended": z.object({}) };
