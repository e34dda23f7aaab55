import { CAST_KINDS } from "@kinora/contracts/story/story-vocabulary";
import { z } from "zod";

/**
 * Schema of the script requested from a language model. It is flat and has no optional fields, as
 * services with structured output require; limits on counts and lengths are stated in the
 * instructions and checked with the board.
 */
export const askedScript = z.strictObject({
  title: z.string(),
  description: z.string(),
  cast: z.array(z.strictObject({ name: z.string(), kind: z.enum(CAST_KINDS), look: z.string() })),
  scenes: z.array(
    z.strictObject({
      narration: z.string(),
      visual: z.string(),
      cast: z.array(z.string()),
      speaker: z.string(),
      source: z.string(),
    }),
  ),
});
export type AskedScript = z.infer<typeof askedScript>;

/** Returns the schema as JSON Schema. */
export function askedScriptSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(askedScript, { target: "draft-7" });
  return schema;
}
