import { z } from "zod";

/** A message that accompanies its words; both are null where only words were stored. */
export const wireMessage = {
  code: z.string().nullable(),
  params: z.record(z.string(), z.unknown()).nullable(),
};
