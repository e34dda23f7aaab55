/**
 * Prints the errors on the casting sets and the scores: named things, then abstract prompts (held
 * out). node packages/engine/tools/casting-score.ts [tuning]
 */
import {
  judgeAbstract,
  readAbstractSet,
} from "@kinora/studio/plan/casting-set/abstract/judge-abstract";
import { judgeCasting } from "@kinora/studio/plan/casting-set/judge-casting";
import { readCastingSet } from "@kinora/studio/plan/casting-set/read-casting-set";

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

const verdicts = readCastingSet().map(judgeCasting);
const wrong = verdicts.filter(({ faults }) => faults.length > 0);
for (const { prompt, faults, silent } of wrong) {
  console.log(`${silent ? "SILENT " : ""}${prompt}\n    ${faults.join("; ")}`);
}
const right = verdicts.length - wrong.length;
const silent = verdicts.filter((verdict) => verdict.silent).length;
console.log(
  `${right} of ${verdicts.length} right (${percent(right, verdicts.length)}), ${silent} silent\n`,
);

const rows = readAbstractSet(process.argv[2] === "tuning" ? "tuning" : "held-out");
const counts = { right: 0, nothing: 0, wrong: 0 };
for (const row of rows) {
  const { verdict, spec } = judgeAbstract(row);
  counts[verdict] += 1;
  if (verdict === "right") continue;
  const told = (spec.approximations ?? []).map(({ words, drawnAs }) => `${words} as ${drawnAs}`);
  const shown = spec.cast.map(({ subject }) => subject).join(", ");
  console.log(
    `${verdict}: ${row.prompt}\n    ${shown} in ${spec.place}, ${spec.mood}; told: ${[...spec.missing, ...told].join("; ")}`,
  );
}
console.log(
  `abstract: ${counts.right} of ${rows.length} right (${percent(counts.right, rows.length)}), ${counts.nothing} show nothing of it, ${counts.wrong} something wrong`,
);
