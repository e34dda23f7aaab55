import { describe, expect, it } from "vitest";
import { composeMusic } from "../compose/compose-music.ts";
import { planMusic } from "../plan/plan-music.ts";
import { playScore } from "./play-score.ts";
import { widen } from "./widen.ts";

const LENGTH = 24_000;

function tone(hertz: number) {
  const wave = () =>
    Float32Array.from({ length: LENGTH }, (_, index) =>
      Math.sin((2 * Math.PI * hertz * index) / 48_000),
    );
  return { left: wave(), right: wave() };
}

const apart = ({ left, right }: { left: Float32Array; right: Float32Array }) =>
  left.reduce((most, value, index) => Math.max(most, Math.abs(value - (right[index] ?? 0))), 0);

describe("widen", () => {
  it("separates left and right, without changing the mono sum", () => {
    const [before, sound] = [tone(900), tone(900)];
    widen(sound, "pad");
    expect(apart(sound)).toBeGreaterThan(0.3);
    for (let index = 0; index < LENGTH; index += 37) {
      const middle = ((sound.left[index] ?? 0) + (sound.right[index] ?? 0)) / 2;
      expect(middle).toBeCloseTo(before.left[index] ?? 0, 6);
    }
  });

  it("keeps bass in the middle, and leaves wide sounds unchanged", () => {
    const bass = tone(60);
    widen(bass, "bass");
    expect(apart(bass)).toBe(0);
    const low = tone(60);
    widen(low, "pad");
    expect(apart(low)).toBeLessThan(0.4);
    const wide = { left: tone(900).left, right: tone(777).left };
    const copy = wide.left.slice();
    widen(wide, "pad");
    expect(wide.left).toEqual(copy);
  });
});

it("a kit is spread on a stage: cymbals to the sides, the kick in the middle", async () => {
  const spec = planMusic({ prompt: "drum and bass", seed: 1, duration: 15, loop: true });
  const { parts } = await playScore(composeMusic(spec), 2);
  const drums = parts.find(({ name }) => name === "drums");
  if (!drums) throw new Error("no drums");
  const { left, right } = drums.sound;
  const side = left.reduce((sum, value, index) => sum + (value - (right[index] ?? 0)) ** 2, 0);
  const middle = left.reduce((sum, value, index) => sum + (value + (right[index] ?? 0)) ** 2, 0);
  expect(side / middle).toBeGreaterThan(0.01);
  expect(side / middle).toBeLessThan(0.3);
});
