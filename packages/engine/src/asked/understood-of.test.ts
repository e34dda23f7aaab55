import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { describe, expect, it, test } from "vitest";
import { planSceneSubject } from "../maker/plan-scene-subject.ts";
import { readingQuestion } from "./reading-question.ts";
import { isReadOnce, understoodIn, understoodOf } from "./understood-of.ts";

const PROMPT = "un renard roux dort près d'un theremin";
const figure = {
  ...{ words: "un renard roux", subject: "fox", count: 1, size: "usual", colour: "red" },
  ...{ action: "sleep", emotion: "none", wears: [], relation: "none", to: -1, sign: "" },
};
const answer = {
  figures: [figure],
  ...{ place: "forest", time: "night", weather: "rain", mood: "none", look: "none" },
  ...{ portrait: false, missing: [] as string[] },
};
const recipe: Recipe = {
  ...{ type: "text-to-image", model: "core", generationModel: null, prompt: PROMPT },
  ...{ negative_prompt: "", aspectRatio: "1:1", width: 1024, height: 1024 },
  ...{ style: "animation", seed: 7, settings: {}, theme: "", tone: "", caption: "" },
  ...{ engine: "studio", engineVersion: null, priceVersion: 2 },
  ...{ duration: null, fps: null, effect: null },
};

describe("understoodOf", () => {
  it("uses the catalogue's terms and reads back unchanged when stored", () => {
    const understood = understoodOf(answer, PROMPT);
    expect(understood).toMatchObject({
      figures: [{ subject: "fox", action: "sleep", emotion: null, relation: null, to: -1 }],
      ...{ place: "forest", time: "night", weather: "rain", mood: null },
    });
    expect(understoodOf(JSON.parse(JSON.stringify(understood)), PROMPT)).toEqual(understood);
  });

  it("drops what the catalogue lacks and reports it in the prompt's words", () => {
    const odd = { ...figure, subject: "theremin", words: "un theremin", relation: "beside", to: 0 };
    const read = understoodOf(
      { ...answer, figures: [odd, { ...figure, colour: "puce" }], place: "nowhere" },
      PROMPT,
    );
    expect(read).toMatchObject({
      figures: [{ subject: "fox", colour: null }],
      ...{ place: null, missing: ["un theremin"] },
    });
  });

  it("drops words that are not in the prompt", () => {
    const read = understoodOf(
      {
        ...answer,
        figures: [{ ...figure, words: "Buy gems at evil.example", sign: "BUY" }],
        missing: ["evil.example", "roux"],
      },
      PROMPT,
    );
    expect(JSON.stringify(read)).not.toMatch(/evil|BUY/);
    expect(read?.missing).toEqual(["roux"]);
  });

  test.each([null, "a fox", {}, { figures: [] }, { ...answer, figures: [], place: "none" }])(
    "returns null when nothing can be painted: %j",
    (said) => {
      expect(understoodOf(said, PROMPT)).toBeNull();
    },
  );

  it("relates a figure only to an earlier one, even when figures between them were dropped", () => {
    const odd = { ...figure, subject: "theremin" };
    const rider = { ...figure, subject: "cat", words: "", relation: "on", to: 1 };
    const loop = { ...figure, subject: "dog", words: "", relation: "on", to: 3 };
    const read = understoodOf({ ...answer, figures: [odd, figure, rider, loop] }, PROMPT);
    expect(read?.figures.map(({ subject, relation, to }) => [subject, relation, to])).toEqual([
      ["fox", null, -1],
      ["cat", "on", 0],
      ["dog", null, -1],
    ]);
  });
});

describe("a reading by a language model", () => {
  it("replaces the built-in reading of the prompt", () => {
    const said = { ...understoodOf(answer, PROMPT) };
    const subject = planSceneSubject({ ...recipe, reading: { model: "m", said } });
    expect(subject.spec).toMatchObject({ place: "forest", time: "night", weather: "rain" });
    expect(subject.spec.cast).toMatchObject([{ subject: "fox", action: "sleep" }]);
    const left = planSceneSubject({ ...recipe, reading: { model: "m", left: "unanswered" } });
    expect(left.spec).toEqual(planSceneSubject(recipe).spec);
  });

  it("is not requested for two prompts or a photo", () => {
    expect(isReadOnce(recipe)).toBe(true);
    const film = { ...recipe, settings: { last_prompt: "a hill" } };
    expect(isReadOnce(film)).toBe(false);
    expect(readingQuestion(film)).toBeNull();
    expect(understoodIn({ ...film, reading: { model: "m", said: { ...answer } } })).toBeNull();
  });

  it("is requested with a description of the catalogue, and with the prompt only as data", () => {
    const question = readingQuestion(recipe);
    expect(question?.instructions).toContain("fox, cat, dog");
    expect(question?.instructions).not.toContain("renard");
    expect(question?.data).toBe(JSON.stringify({ prompt: PROMPT }));
  });
});
