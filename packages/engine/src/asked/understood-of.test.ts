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

describe("what a language model answers about a prompt", () => {
  it("is kept in the terms of the catalogue, and reads the same when it is kept", () => {
    const understood = understoodOf(answer, PROMPT);
    expect(understood).toMatchObject({
      figures: [{ subject: "fox", action: "sleep", emotion: null, relation: null, to: -1 }],
      ...{ place: "forest", time: "night", weather: "rain", mood: null },
    });
    expect(understoodOf(JSON.parse(JSON.stringify(understood)), PROMPT)).toEqual(understood);
  });

  it("has nothing of what the catalogue does not have, and tells it in the prompt's words", () => {
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

  it("brings no words along that nobody wrote", () => {
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
    "is none where nothing of it can be painted: %j",
    (said) => {
      expect(understoodOf(said, PROMPT)).toBeNull();
    },
  );

  it("relates a figure to an earlier one only, whatever was left out between", () => {
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

describe("the painter", () => {
  it("paints what was understood in the place of what is read of the words here", () => {
    const said = { ...understoodOf(answer, PROMPT) };
    const subject = planSceneSubject({ ...recipe, reading: { model: "m", said } });
    expect(subject.spec).toMatchObject({ place: "forest", time: "night", weather: "rain" });
    expect(subject.spec.cast).toMatchObject([{ subject: "fox", action: "sleep" }]);
    const left = planSceneSubject({ ...recipe, reading: { model: "m", left: "unanswered" } });
    expect(left.spec).toEqual(planSceneSubject(recipe).spec);
  });

  it("is not asked for where there are two prompts, or a photo", () => {
    expect(isReadOnce(recipe)).toBe(true);
    const film = { ...recipe, settings: { last_prompt: "a hill" } };
    expect(isReadOnce(film)).toBe(false);
    expect(readingQuestion(film)).toBeNull();
    expect(understoodIn({ ...film, reading: { model: "m", said: { ...answer } } })).toBeNull();
  });

  it("is described to the model as it is, with the prompt as data alone", () => {
    const question = readingQuestion(recipe);
    expect(question?.instructions).toContain("fox, cat, dog");
    expect(question?.instructions).not.toContain("renard");
    expect(question?.data).toBe(JSON.stringify({ prompt: PROMPT }));
  });
});
