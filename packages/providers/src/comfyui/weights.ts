import type { ProviderEnvironment } from "../provider-setup.ts";
import type { Weights } from "./workflow.ts";
import { WORKFLOWS } from "./workflows.ts";

/**
 * A weights file that a server needs. `licence` is null for a file that is not ours, whose licence is
 * unknown.
 */
export interface NamedWeights {
  readonly file: string;
  readonly licence: Pick<Weights, "licence" | "terms"> | null;
}
export type WeightFiles = ReadonlyMap<string, NamedWeights>;

/** Every file of every workflow, keyed by our name for it. */
const OURS = new Map<string, Weights>(
  Object.values(WORKFLOWS).flatMap(({ weights }) => Object.entries(weights)),
);

const VARIABLE = "COMFYUI_WEIGHTS";

/**
 * Returns the weights files under their makers' names, or under those given in `COMFYUI_WEIGHTS`:
 * "sdxl=mine.safetensors, motion=mm.ckpt". Throws one sentence that names the variable.
 */
export function nameWeights({ [VARIABLE]: text }: ProviderEnvironment): WeightFiles {
  const named = new Map<string, NamedWeights>();
  for (const [name, { file, licence, terms }] of OURS)
    named.set(name, { file, licence: { licence, terms } });
  for (const entry of listOf(text)) {
    const [, name = "", file = ""] = /^([\w-]+)\s*=\s*(\S.*)$/.exec(entry) ?? [];
    if (!OURS.has(name))
      throw new Error(
        `${VARIABLE} has "${entry}": it must be one of ${[...OURS.keys()].join(", ")}, and a file, like sdxl=mine.safetensors.`,
      );
    if (OURS.get(name)?.file !== file) named.set(name, { file, licence: null });
  }
  return named;
}

/** Splits a comma-separated list. */
export const listOf = (text: string | undefined): readonly string[] =>
  (text ?? "").split(",").flatMap((entry) => entry.trim() || []);
