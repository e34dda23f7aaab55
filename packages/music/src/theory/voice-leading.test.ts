import { describe, expect, it } from "vitest";
import { buildChord } from "./chord.ts";
import { HARMONY_RANGE, leadVoices } from "./voice-leading.ts";

const C_MAJOR = { tonic: 0, mode: "ionian" } as const;
const A_MINOR = { tonic: 9, mode: "aeolian" } as const;
const TRIADS = { sevenths: false, dominants: false };

describe("buildChord", () => {
  it("stacks thirds of the scale", () => {
    expect(buildChord(C_MAJOR, 0, TRIADS).tones).toEqual([0, 4, 7]);
    expect(buildChord(C_MAJOR, 1, { ...TRIADS, sevenths: true }).tones).toEqual([2, 5, 9, 0]);
  });

  it("raises the third of the dominant in minor and gives the reason", () => {
    const dominant = buildChord(A_MINOR, 4, TRIADS, true);
    expect(dominant.tones).toEqual([4, 8, 11]);
    expect(dominant.altered.get(7)).toEqual({ to: 8, why: "leading tone" });
  });

  it("makes every chord of the blues a dominant seventh", () => {
    const mixolydian = { tonic: 0, mode: "mixolydian" } as const;
    const four = buildChord(mixolydian, 3, { sevenths: false, dominants: true });
    expect(four.tones).toEqual([5, 9, 0, 3]);
    expect([...four.altered.values()]).toEqual([{ to: 3, why: "blue note" }]);
  });
});

describe("leadVoices", () => {
  it("keeps common tones and moves the others by step: C to F to G to C", () => {
    const [tonic, four, five] = [0, 3, 4].map((degree) => buildChord(C_MAJOR, degree, TRIADS));
    if (!tonic || !four || !five) throw new Error("three chords were built");
    const first = leadVoices(null, tonic);
    const second = leadVoices(first, four);
    expect(second.filter((key) => first.includes(key))).toHaveLength(1);
    const third = leadVoices(second, five);
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      for (const [voice, key] of to.entries())
        expect(Math.abs(key - (from[voice] ?? 0))).toBeLessThanOrEqual(5);
      expect(to[0]).toBeGreaterThanOrEqual(HARMONY_RANGE.low);
      expect(to.at(-1)).toBeLessThanOrEqual(HARMONY_RANGE.high);
    }
  });
});
