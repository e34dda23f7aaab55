import { CAST_KINDS } from "@kinora/contracts/story/story-vocabulary";
import { z } from "zod";

/**
 * The script that a language model is asked for. Flat and without optional fields, as services that hold to a schema want
 * it; how much of everything there may be is told in words, and checked with the board.
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

/** As JSON Schema. */
export function askedScriptSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(askedScript, { target: "draft-7" });
  return schema;
}
