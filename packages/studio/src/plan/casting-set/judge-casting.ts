import { PLACES, type SceneSpec } from "../../scene/scene-spec.ts";
import { planPlainly } from "./plan-plainly.ts";
import type { CastingRow, ExpectedFigure } from "./read-casting-set.ts";

export interface CastingVerdict {
  readonly prompt: string;
  /** Faults in words; empty when correct. */
  readonly faults: readonly string[];
  /** True when an expected figure is missing or replaced and the scene does not report it. */
  readonly silent: boolean;
}

function tells(spec: SceneSpec, word: string): boolean {
  const told = [...spec.missing, ...(spec.approximations ?? []).map(({ words }) => words)];
  return told.some((words) => words.toLowerCase().includes(word.toLowerCase()));
}

/** Subtracts an expected figure from the counts; false when it is missing. */
function take(figure: ExpectedFigure, counts: Map<string, number>, spec: SceneSpec): boolean {
  if (figure.told.some((word) => tells(spec, word))) {
    for (const subject of figure.subjects) counts.delete(subject);
    return true;
  }
  const drawn = figure.subjects.find((subject) => (counts.get(subject) ?? 0) >= figure.least);
  if (drawn === undefined) return figure.optional;
  counts.set(drawn, Math.max(0, (counts.get(drawn) ?? 0) - figure.most));
  return true;
}

/** Plans the scene of a prompt with default settings. */
export const planCasting = (prompt: string): SceneSpec => planPlainly(prompt, 7);

/** Plans a row's prompt and compares the scene with the row's expectations. */
export function judgeCasting({ prompt, figures, places }: CastingRow): CastingVerdict {
  const spec = planCasting(prompt);
  const counts = new Map<string, number>();
  for (const { subject } of spec.cast) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const drawn = [...counts].map(([subject, count]) => `${subject}*${count}`).join(", ");
  const absent = figures.filter((figure) => !take(figure, counts, spec));
  const surplus = [...counts].filter(([, count]) => count > 0).map(([subject]) => subject);
  const known = places.filter((place) => PLACES.some((each) => each === place));
  const misplaced = known.length > 0 && !known.includes(spec.place);
  const faults = [
    ...absent.map(({ subjects, told }) => `no ${[...subjects, ...told].join("/")}`),
    ...surplus.map((subject) => `unasked ${subject}`),
    ...(misplaced ? [`place ${spec.place}, not ${known.join("/")}`] : []),
  ];
  const quiet = spec.missing.length === 0 && (spec.approximations ?? []).length === 0;
  return {
    prompt,
    faults: faults.length === 0 ? [] : [...faults, `drawn: ${drawn}; missing: ${spec.missing}`],
    silent: quiet && absent.length > 0,
  };
}
