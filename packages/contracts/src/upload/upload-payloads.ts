import { z } from "zod";

/** Events of uploads. */
export const uploadPayloads = { "upload.ended": z.object({}) };
