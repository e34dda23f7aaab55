import type { SceneView } from "@kinora/contracts/story/story";
import type { StageStanding } from "@kinora/domain/story/stage-states";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

type Shown = SceneView["stages"][keyof SceneView["stages"]];

/** Converts stages to wire format, with texts in this locale. */
export function presentStages<Name extends string>(
  stages: Readonly<Record<Name, StageStanding>>,
  locale: Locale,
): Record<Name, Shown> {
  const shown = Object.entries<StageStanding>(stages).map(([name, { state, said }]) => [
    name,
    { state, sentence: said && sentence(said, locale) },
  ]);
  // The keys are those of `stages`.
  return Object.fromEntries(shown) as Record<Name, Shown>;
}
