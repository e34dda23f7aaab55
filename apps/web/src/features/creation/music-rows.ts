import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import type { RecipeRows } from "./recipe-rows.ts";

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns genre, key, tempo and instruments of a piece of music, as composed from its prompt. Empty
 * when unknown.
 */
export function musicRows({ scene }: Creation["recipe"]): RecipeRows {
  if (!isRecord(scene) || !isRecord(scene.words)) return [];
  const { genre, key, band } = scene.words;
  const { tempo, mood } = scene;
  const rows: readonly (readonly [string, unknown])[] = [
    [t`Genre`, genre],
    [t`Mood`, mood],
    [t`Key`, key],
    [t`Tempo`, typeof tempo === "number" ? t`${{ tempo: Math.round(tempo) }} BPM` : null],
    [t`Instruments`, Array.isArray(band) ? band.join(", ") : null],
  ];
  return rows.flatMap(([label, value]) =>
    typeof value === "string" && value !== "" ? [{ label, value }] : [],
  );
}
