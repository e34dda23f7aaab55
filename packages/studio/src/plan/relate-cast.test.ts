import { describe, expect, it } from "vitest";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { aspectOf } from "../cast/measure-figure.ts";
import type { CastMember, SceneSpec } from "../scene/scene-spec.ts";
import { planPlainly } from "./casting-set/plan-plainly.ts";

const SHAPE = 16 / 9;

function plan(prompt: string, seed = 11): SceneSpec {
  return planPlainly(prompt, seed);
}

function find(spec: SceneSpec, subject: string): CastMember {
  const member = spec.cast.find((each) => each.subject === subject);
  if (member === undefined) throw new Error(`no ${subject}`);
  return member;
}

/** Visible width in frame widths. */
function widthOf(member: CastMember): number {
  const seen = member.height * (0.22 + 0.78 * member.nearness);
  return (seen * aspectOf(subjectOf(member.subject), member.posture)) / SHAPE;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe("related figures", () => {
  it("face each other when they look at each other", () => {
    for (const seed of SEEDS) {
      const { cast } = plan("a lion and a mouse looking at each other", seed);
      const [left, right] = cast.toSorted((a, b) => a.x - b.x);
      expect([left?.facing, right?.facing]).toEqual(["right", "left"]);
    }
  });

  it("touch when they hug, upright and with open arms", () => {
    for (const prompt of ["a cat and a dog hugging", "a cat hugging a dog"])
      for (const seed of SEEDS) {
        const spec = plan(prompt, seed);
        const [cat, dog] = [find(spec, "cat"), find(spec, "dog")];
        expect(Math.abs(cat.x - dog.x)).toBeLessThan((widthOf(cat) + widthOf(dog)) / 2);
        expect(cat.posture).toBeUndefined();
        expect(cat.action).toBe("hug");
      }
  });

  it("both fight, face to face", () => {
    for (const seed of SEEDS) {
      const spec = plan("a knight fighting a dragon", seed);
      expect(spec.cast.map(({ action }) => action)).toEqual(["fight", "fight"]);
      expect(new Set(spec.cast.map(({ facing }) => facing)).size).toBe(2);
    }
  });

  it("have a gift between the giver and the receiver", () => {
    for (const seed of SEEDS) {
      const spec = plan("a girl giving a flower to a boy", seed);
      const [girl, boy, flower] = ["girl", "boy", "daisy"].map((key) => find(spec, key));
      if (!girl || !boy || !flower) throw new Error("somebody is not there");
      expect((flower.x - girl.x) * (boy.x - girl.x)).toBeGreaterThan(0);
      expect(Math.abs(flower.x - girl.x)).toBeLessThan(Math.abs(boy.x - girl.x));
      expect(flower.altitude).toBeGreaterThan(0);
    }
  });

  it("are placed behind, in front of, between and under others", () => {
    for (const seed of SEEDS) {
      const hidden = plan("a dog behind a tree", seed);
      expect(find(hidden, "oak").nearness).toBeGreaterThan(find(hidden, "dog").nearness);
      const before = plan("a fox in front of a house", seed);
      expect(find(before, "house").nearness).toBeLessThan(find(before, "fox").nearness);
      const cats = plan("a bird between two cats", seed).cast;
      const xs = cats.filter(({ subject }) => subject === "cat").map(({ x }) => x);
      const bird = cats.find(({ subject }) => subject === "bird")?.x ?? 0;
      expect(bird).toBeGreaterThan(Math.min(...xs));
      expect(bird).toBeLessThan(Math.max(...xs));
      const shade = plan("a rabbit under a tree", seed);
      expect(widthOf(find(shade, "oak"))).toBeGreaterThan(widthOf(find(shade, "rabbit")) * 0.6);
    }
  });

  it("are off the ground when they ride or climb", () => {
    for (const prompt of [
      "a knight riding a snail",
      "a mouse on top of an elephant",
      "a monkey climbing a palm tree",
    ])
      for (const seed of SEEDS) {
        const rider = plan(prompt, seed).cast[0];
        expect(rider?.altitude, prompt).toBeGreaterThan(0.05);
      }
  });

  it("get a tool in the hand unless the thing itself is in the picture", () => {
    expect(plan("a fox painting").cast[0]).toMatchObject({ action: "paint", tool: true });
    expect(plan("a fox reading a book").cast[0]?.tool).toBeUndefined();
  });
});

describe("postures of animals", () => {
  it("are on four legs to walk, sit and sleep, and upright to use hands", () => {
    for (const prompt of ["a fox", "a fox running", "a fox sleeping", "a wolf with a scarf"])
      expect(plan(prompt).cast[0]?.posture, prompt).toBe("fours");
    for (const prompt of [
      "a fox dancing",
      "a fox holding a book",
      "a wolf wearing a crown",
      "a frog",
    ])
      expect(plan(prompt).cast[0]?.posture, prompt).toBeUndefined();
  });
});

describe("emotions", () => {
  it("are recognised before and after the noun", () => {
    expect(plan("a sad dog").cast[0]?.emotion).toBe("sad");
    expect(plan("the dog is angry").cast[0]?.emotion).toBe("angry");
    const spec = plan("a scared mouse and a happy cat");
    expect(find(spec, "mouse").emotion).toBe("scared");
    expect(find(spec, "cat").emotion).toBe("happy");
    expect(plan("a dog").cast[0]?.emotion).toBeUndefined();
  });
});

describe("words in quotation marks", () => {
  it("are written on a sign, never mirrored", () => {
    for (const [prompt, text] of [
      ['a cat holding a sign that says "Hello"', "Hello"],
      ["a shop with a sign “Open”", "Open"],
      ['a dog with the text "good boy"', "good boy"],
      ['a neon sign that says "БАР"', "БАР"],
    ] as const)
      for (const seed of SEEDS) {
        const sign = find(plan(prompt, seed), "sign");
        expect(sign.text, prompt).toBe(text);
        expect(sign.facing).toBe("right");
      }
  });

  it("are never cast, and reported when they cannot be written", () => {
    const spec = plan('a dog with a sign "fox and cat"');
    expect(spec.cast.map(({ subject }) => subject).toSorted()).toEqual(["dog", "sign"]);
    const chinese = plan('a sign that says "猫"');
    expect(chinese.missing.join()).toContain("猫");
    expect(find(chinese, "sign").text).toBeUndefined();
  });
});

it("a figure between two others covers neither", () => {
  for (const seed of [1, 2, 3, 4]) {
    const [bird, ...cats] = plan("a bird between two cats", seed).cast;
    if (bird === undefined) throw new Error("no bird");
    for (const cat of cats)
      expect(Math.abs(bird.x - cat.x)).toBeGreaterThan((widthOf(bird) + widthOf(cat) * 0.9) / 2);
  }
});
