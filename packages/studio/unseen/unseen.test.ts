import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { judgePrompt, judgePrompts, planUnseen } from "./judge-prompt.ts";
import leastScores from "./least-scores.json" with { type: "json" };
import { alikeColours } from "./measure-colour.ts";
import { readNotices } from "./read-notices.ts";
import { chanceOf, intervalOf, tally } from "./tally.ts";
import type { Noun } from "./vocabulary.ts";
import { writePrompts } from "./write-prompts.ts";

/** Each day 2 % of the number that `npm run prove -- unseen-words` draws. */
const count = Number(process.env.UNSEEN_PROMPTS ?? 20);
const seed = Number(process.env.UNSEEN_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Probability below which a score is considered to have fallen. */
const IMPOSSIBLE = 1e-6;

test(`scores new prompts at least as well as recorded (seed ${seed})`, async () => {
  const scores = tally(await judgePrompts(writePrompts("held", count, seed)));
  const file = process.env.UNSEEN_SCORES;
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(scores));
  }
  const fallen = scores.filter(
    ({ measure, ...share }) => chanceOf(share, leastScores[measure]) < IMPOSSIBLE,
  );
  expect(fallen).toEqual([]);
}, 600_000);

test("the same seed writes the same prompts, and another writes different ones", () => {
  const texts = (own: number) => writePrompts("open", 20, own).map(({ text }) => text);
  expect(texts(1)).toEqual(texts(1));
  expect(new Set([...texts(1), ...texts(2)]).size).toBe(40);
});

test("prompts of one half contain no word of the other", () => {
  const nouns = (half: "open" | "held") =>
    new Set(
      writePrompts(half, 200, 1).flatMap(({ key }) => key.figures.map(({ noun }) => noun.word)),
    );
  const held = nouns("held");
  expect([...nouns("open")].filter((word) => held.has(word))).toEqual([]);
});

test("an empty picture shows no figures and loses those it does not report", () => {
  const [prompt] = writePrompts("open", 1, 3);
  if (prompt === undefined) throw new Error("no prompt");
  const spec = { ...planUnseen(prompt), cast: [], missing: [], approximations: [] };
  const scores = tally([judgePrompt(prompt, spec)]);
  const subject = scores.find(({ measure }) => measure === "subject");
  const kept = scores.find(({ measure }) => measure === "seen or told");
  expect(subject).toMatchObject({ part: 0, whole: expect.any(Number) });
  expect(subject?.whole).toBeGreaterThan(0);
  expect(kept?.part).toBeLessThan(kept?.whole ?? 0);
});

test("tells only what a notice says of it", () => {
  const [prompt] = writePrompts("open", 1, 3);
  if (prompt === undefined) throw new Error("no prompt");
  const figure = { words: "ant in box", drawnAs: "ant beside box" };
  const plain = { ...planUnseen(prompt), missing: ["elephant swims"] };
  const { tell, tellStem, tellTogether } = readNotices({ ...plain, approximations: [figure] });
  expect([tell("elephant"), tell("boxes"), tell("ants", "ant"), tell("ele")]).toEqual([
    ...[true, false, true, false],
  ]);
  expect([tellStem("swimm", "swim"), tellStem("wim")]).toEqual([true, false]);
  const noun = (word: string): Noun => ({ word, who: "things", same: new Set(), kin: new Set() });
  expect(tellTogether(noun("ant"), noun("box"))).toBe(true);
  expect(tellTogether(noun("elephant"), noun("box"))).toBe(false);
});

test("an action that a drawn figure does not do is lost unless it is told", () => {
  const prompts = writePrompts("open", 60, 3)
    .filter(({ key }) => key.figures.length === 1 && key.figures[0]?.deed?.shows.length === 1)
    .slice(0, 4);
  const outcomes = (missing: (deed: string) => readonly string[]) =>
    prompts.flatMap((prompt) => {
      const spec = planUnseen(prompt);
      const cast = spec.cast.map((member) => ({ ...member, action: "cry" as const }));
      const told = missing(prompt.key.figures[0]?.deed?.ing ?? "");
      const still = { ...spec, cast, missing: told, approximations: [] };
      const { judgements } = judgePrompt(prompt, still);
      return judgements.filter(({ aspect }) => aspect === "action").map(({ outcome }) => outcome);
    });
  expect(new Set(outcomes((deed) => [deed]))).toEqual(new Set(["told"]));
  expect(new Set(outcomes(() => []))).toEqual(new Set(["lost"]));
});

test("colours are compared as perceived", () => {
  expect(alikeColours("#d02020", "#b01030")).toBe(true);
  expect(alikeColours("#d02020", "#3060d0")).toBe(false);
  expect(alikeColours("#f4f4f4", "#202020")).toBe(false);
});

test("reports only scores that have fallen", () => {
  expect(chanceOf({ part: 780, whole: 1000 }, 0.78)).toBeGreaterThan(0.4);
  expect(chanceOf({ part: 600, whole: 1000 }, 0.78)).toBeLessThan(1e-6);
  const [low, high] = intervalOf({ part: 78, whole: 100 });
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(["0.69", "0.85"]);
});
