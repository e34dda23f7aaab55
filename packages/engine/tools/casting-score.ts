/**
 * Prints what the casting set gets wrong and the score.
 * node packages/engine/tools/casting-score.ts
 */
import { judgeCasting } from "../src/studio/scene/casting-set/judge-casting.ts";
import { readCastingSet } from "../src/studio/scene/casting-set/read-casting-set.ts";

const verdicts = readCastingSet().map(judgeCasting);
const wrong = verdicts.filter(({ faults }) => faults.length > 0);
for (const { prompt, faults, silent } of wrong) {
  console.log(`${silent ? "SILENT " : ""}${prompt}\n    ${faults.join("; ")}`);
}
const right = verdicts.length - wrong.length;
const silent = verdicts.filter((verdict) => verdict.silent).length;
console.log(
  `${right} of ${verdicts.length} right (${((right / verdicts.length) * 100).toFixed(1)} %), ${silent} silent`,
);
