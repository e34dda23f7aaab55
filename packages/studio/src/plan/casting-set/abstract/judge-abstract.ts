import { readFileSync } from "node:fs";
import type { SceneSpec } from "../../../scene/scene-spec.ts";
import { planPlainly } from "../plan-plainly.ts";

/** A prompt that names nothing drawable, and what may be shown for it. */
interface AbstractRow {
  readonly prompt: string;
  readonly subjects: readonly string[];
  readonly places: readonly string[];
  readonly moods: readonly string[];
}

/** `nothing`: shows neither a right nor a wrong answer, only the place chosen by the seed. */
type AbstractVerdict = "right" | "nothing" | "wrong";

/** Several seeds, because a place that is right by chance does not count. */
const SEEDS = [1, 2, 4, 6, 10] as const;

/** Reads the rows of `held-out.txt` or `tuning.txt`; the files document their line format. */
export function readAbstractSet(name: "held-out" | "tuning"): AbstractRow[] {
  const names = (field: string | undefined) =>
    (field ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "");
  return readFileSync(`${import.meta.dirname}/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [prompt = "", subjects, places, moods] = line.split("|");
      return {
        prompt: prompt.trim(),
        subjects: names(subjects),
        places: names(places),
        moods: names(moods),
      };
    });
}

/** Plans a row's prompt with several seeds and judges what all of them show. */
export function judgeAbstract(row: AbstractRow): {
  readonly verdict: AbstractVerdict;
  readonly spec: SceneSpec;
} {
  const specs = SEEDS.map((seed) => planPlainly(row.prompt, seed));
  const [spec] = specs;
  if (spec === undefined) throw new RangeError("no seed");
  const cast = spec.cast.map(({ subject }) => subject);
  const holds = (field: "place" | "mood", wanted: readonly string[]) =>
    specs.every((each) => wanted.includes(each[field]));
  if (cast.some((subject) => !row.subjects.includes(subject))) return { verdict: "wrong", spec };
  const right = cast.length > 0 || holds("place", row.places) || holds("mood", row.moods);
  return { verdict: right ? "right" : "nothing", spec };
}
