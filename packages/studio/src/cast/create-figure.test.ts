import { createHash } from "node:crypto";
import { drawn } from "@kinora/testing/drawn";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { createRandom } from "../scene/random.ts";
import { ACTIONS, type CastMember, EMOTIONS, LOOKS, type Look } from "../scene/scene-spec.ts";
import type { Light } from "../stage/stage.ts";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { createFigure } from "./create-figure.ts";

const LIGHT: Light = {
  ambient: "#8890c8",
  key: "#ffd9a0",
  direction: 0.5,
  rim: "#bfe6ff",
  brightness: 0.5,
  haze: "#403a70",
  sky: ["#101030", "#403a70"],
};
const FRAME = { width: 480, height: 270 };

function member(subject: string, changes: Partial<CastMember> = {}): CastMember {
  return {
    subject,
    words: subject,
    action: "idle",
    x: 0.5,
    nearness: 1,
    altitude: 0,
    height: 0.4,
    facing: "right",
    ...changes,
  };
}

/** Paints a figure 100 px high with its feet at (150, 180) and returns the pixels. */
function paint(who: CastMember, seconds: number, look: Look = "toy"): Uint8ClampedArray {
  const figure = createFigure(who, { light: LIGHT, look, random: createRandom(3), frame: FRAME });
  const canvas = createCanvas(300, 220);
  const context = canvas.getContext("2d");
  context.translate(150, 180);
  figure.draw(context, 100, seconds);
  return context.getImageData(0, 0, 300, 220).data;
}

const digest = (pixels: Uint8ClampedArray) => createHash("sha256").update(pixels).digest("hex");

/** Returns the painted rows and columns. */
function extent(pixels: Uint8ClampedArray) {
  let [left, top, right, bottom, count] = [300, 220, 0, 0, 0];
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < 100) continue;
    const index = (at - 3) / 4;
    left = Math.min(left, index % 300);
    right = Math.max(right, index % 300);
    top = Math.min(top, Math.floor(index / 300));
    bottom = Math.max(bottom, Math.floor(index / 300));
    count += 1;
  }
  return { left, top, right, bottom, count };
}

describe("createFigure", () => {
  it("has at least 600 subjects", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(600);
  });

  const firstLetters = new Set(CATALOGUE.map(({ key }) => key[0] ?? ""));
  it.each(drawn([...firstLetters].toSorted(), 7))(
    "draws every subject that begins with %s on its feet and at its size",
    (letter) => {
      for (const { key } of CATALOGUE.filter(({ key }) => key.startsWith(letter))) {
        const seen = extent(paint(member(key, { height: 0.2 }), 0));
        expect(seen.count, key).toBeGreaterThan(300);
        expect(Math.abs(seen.bottom - 180), key).toBeLessThan(12);
        expect(Math.abs(seen.bottom - seen.top - 100), key).toBeLessThan(16);
      }
    },
  );

  it("draws identical bytes at the same second, and different ones at another", () => {
    const walking = member("fox", { action: "walk" });
    expect(digest(paint(walking, 0.4))).toBe(digest(paint(walking, 0.4)));
    expect(digest(paint(walking, 0.4))).not.toBe(digest(paint(walking, 0.65)));
  });

  it("stands every toy animal on four legs, lower when it sleeps", () => {
    for (const { key } of drawn(
      CATALOGUE.filter(({ rig }) => rig === "toy"),
      12,
    )) {
      const standing = extent(paint(member(key, { posture: "fours" }), 0));
      expect(Math.abs(standing.bottom - 180), key).toBeLessThan(6);
      expect(standing.right - standing.left, key).toBeGreaterThan(
        (standing.bottom - standing.top) * 0.75,
      );
      const asleep = extent(paint(member(key, { posture: "fours", action: "sleep" }), 0));
      expect(Math.abs(asleep.bottom - 180), key).toBeLessThan(8);
      expect(asleep.top, key).toBeGreaterThan(standing.top + 10);
    }
  });

  it("moves in every action, and differently in each", () => {
    const strips = ACTIONS.map((action) =>
      digest(paint(member("fox", { action, tool: true }), 0.45)),
    );
    expect(new Set(strips).size).toBe(ACTIONS.length);
    for (const action of ACTIONS) {
      const moments = [0, 0.3, 0.7].map((at) => digest(paint(member("girl", { action }), at)));
      expect(new Set(moments).size, action).toBeGreaterThan(1);
    }
  });

  it("shows every emotion", () => {
    const faces = [undefined, ...EMOTIONS].map((emotion) =>
      digest(paint(member("bear", emotion === undefined ? {} : { emotion }), 0)),
    );
    expect(new Set(faces).size).toBe(EMOTIONS.length + 1);
  });

  it("writes legible text on a sign", () => {
    const dark = (text?: string) => {
      const pixels = paint(member("sign", text === undefined ? {} : { text }), 0);
      let count = 0;
      for (let y = 84; y < 136; y += 1)
        for (let x = 100; x < 200; x += 1) if ((pixels[(y * 300 + x) * 4] ?? 255) < 110) count += 1;
      return count;
    };
    expect(dark("OPEN") - dark()).toBeGreaterThan(250);
    expect(digest(paint(member("sign", { text: "OPEN" }), 0))).not.toBe(
      digest(paint(member("sign", { text: "OPNE" }), 0)),
    );
  });

  it("treats each look differently", () => {
    const fox = member("fox");
    expect(new Set(LOOKS.map((look) => digest(paint(fox, 0, look)))).size).toBe(LOOKS.length);
  });

  it("paints the colour requested in the prompt", () => {
    const blue = paint(member("fox", { colour: "#3a7bea" }), 0);
    const forehead = (102 * 300 + 150) * 4;
    expect((blue[forehead + 2] ?? 0) > (blue[forehead] ?? 0)).toBe(true);
  });

  it("cuts figures in the sea at the waterline", () => {
    const bathing = extent(paint(member("cat", { action: "swim", sinks: 0.4 }), 0));
    expect(bathing.bottom).toBeLessThanOrEqual(180);
    expect(bathing.bottom - bathing.top).toBeLessThan(75);
  });

  it("closes the eyes of sleeping people", () => {
    // The whites of the eyes are the only light grey in a face.
    const whites = (pixels: Uint8ClampedArray) => {
      let count = 0;
      for (let pixel = 300 * 98; pixel < 300 * 127; pixel += 1) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(pixel * 4, pixel * 4 + 4);
        if (alpha > 200 && blue > 150 && Math.abs(red - green) < 40) count += 1;
      }
      return count;
    };
    for (const subject of ["man", "woman", "boy", "person"]) {
      const awake = whites(paint(member(subject), 0));
      expect(awake, subject).toBeGreaterThan(5);
      expect(whites(paint(member(subject, { action: "sleep" }), 0)), subject).toBeLessThan(
        awake * 0.6,
      );
    }
  });

  it("leaves the ground in a jump and returns to it", () => {
    const jumper = member("rabbit", { action: "jump" });
    const bottoms = Array.from(
      { length: 26 },
      (_, step) => extent(paint(jumper, step * 0.05)).bottom,
    );
    expect(Math.min(...bottoms)).toBeLessThan(155);
    expect(Math.max(...bottoms)).toBeGreaterThan(176);
  });
});
