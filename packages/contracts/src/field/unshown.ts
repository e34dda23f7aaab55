import { z } from "zod";

const reasons = z.registry<{ readonly reason: string }>();

/**
 * Marks a text of a body as never shown to others, with the reason. Every other text is checked
 * against the word lists. Must be the last call on a schema, because further calls return another
 * schema.
 */
export function unshown<Schema extends z.ZodType>(schema: Schema, reason: string): Schema {
  reasons.add(schema, { reason });
  return schema;
}

/** Returns why a text is never shown; undefined when it may be. */
export const whyUnshown = (schema: z.core.$ZodType): string | undefined =>
  reasons.get(schema)?.reason;
