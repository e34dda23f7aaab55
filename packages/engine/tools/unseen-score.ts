/**
 * Scores the studio on prompts newly generated from words and structures its reader was not built
 * for (packages/studio/unseen).
 *
 * node packages/engine/tools/unseen-score.ts 200 prompts of the tuning half; prints what is lost
 * node packages/engine/tools/unseen-score.ts practice the same with words of neither half
 * node packages/engine/tools/unseen-score.ts held the half not used for tuning: prints figures only
 * … [count=200] [seed=1] [sheet=20] also draws that many as dist/sheets/unseen-*.png, numbered;
 *                                                     unseen.txt lists their prompts, to compare afterwards
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JudgedPrompt, judgePrompts } from "@kinora/studio/unseen/judge-prompt";
import { intervalOf, tally } from "@kinora/studio/unseen/tally";
import { writePrompts } from "@kinora/studio/unseen/write-prompts";
import { drawSheets } from "./contact-sheet.ts";

const words = process.argv.slice(2);
const given = new Map(words.map((word) => [word.split("=")[0], Number(word.split("=")[1])]));
const half = words.includes("held") ? "held" : words.includes("practice") ? "practice" : "open";
const count = given.get("count") ?? 200;
const seed = given.get("seed") ?? Math.floor(Math.random() * 2 ** 31);
const drawn = given.get("sheet") ?? 0;
const out = join(import.meta.dirname, "../../../dist/sheets");

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Describes what a picture does not show, and what is drawn instead. */
function describe({ prompt, spec, judgements, uninvited }: JudgedPrompt): string {
  const unseen = judgements.filter(({ outcome }) => outcome !== "seen");
  const cast = spec.cast.map(({ subject, action }) => `${subject} ${action}`).join(", ");
  const told = [...spec.missing, ...(spec.approximations ?? []).map((each) => each.words)];
  return [
    `${prompt.text}  [${prompt.structure}]`,
    ...unseen.map(({ aspect, outcome, words: of }) => `    ${outcome} ${aspect}: ${of}`),
    ...uninvited.map((of) => `    uninvited: ${of}`),
    `    drawn: ${cast} in ${spec.place}, ${spec.time}, ${spec.weather}; told: ${told.join("; ")}`,
  ].join("\n");
}

const judged = await judgePrompts(writePrompts(half, count, seed));
if (half !== "held")
  for (const each of judged)
    if (each.judgements.some(({ outcome }) => outcome !== "seen") || each.uninvited.length > 0)
      console.log(describe(each));

console.log(`\n${count} prompts, ${half}, seed ${seed}`);
for (const { measure, ...share } of tally(judged)) {
  const [low, high] = intervalOf(share);
  const seen = percent(share.part / Math.max(1, share.whole));
  console.log(
    `${measure.padEnd(14)}${seen} of ${share.whole} (${percent(low)} to ${percent(high)})`,
  );
}

if (drawn > 0) {
  const shown = judged.slice(0, drawn);
  const cells = shown.map(({ spec }, index) => ({
    label: `${index + 1}`,
    ratio: "16:9" as const,
    plan: () => spec,
  }));
  mkdirSync(out, { recursive: true });
  await drawSheets(out, "unseen", cells, { width: 400, columns: 4, rows: 5 });
  const answers = shown.map((each, index) => `${index + 1}. ${describe(each)}`);
  writeFileSync(join(out, "unseen.txt"), `${answers.join("\n")}\n`);
}
