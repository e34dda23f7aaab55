import { z } from "zod";

/** A message on the wire beside its words; both are null where only words were kept. */
export const wireMessage = {
  code: z.string().nullable(),
  params: z.record(z.string(), z.unknown()).nullable(),
};
