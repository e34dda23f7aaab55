import { z } from "zod";

const reasons = z.registry<{ readonly reason: string }>();

/**
 * Marks a text of a body as never shown to others, with the reason. Every other text passes the lists of words.
 * The last call on a schema: what is called on the result is another schema.
 */
export function unshown<Schema extends z.ZodType>(schema: Schema, reason: string): Schema {
  reasons.add(schema, { reason });
  return schema;
}

/** Why a text is never shown; undefined: it may be. */
export const whyUnshown = (schema: z.core.$ZodType): string | undefined =>
  reasons.get(schema)?.reason;
