import fc from "fast-check";
import { expect, it } from "vitest";
import { shareSounds } from "./share-sounds.ts";

it("splits groups that eSpeak merges where the parts best match the words", () => {
  expect(shareSounds(["fəɹðə", "fˈɜɹst", "tˈIm"], ["fˈɔɹ", "ðˈə", "fˈɜɹst", "tˈIm"])).toEqual([
    "fəɹ",
    "ðə",
    "fˈɜɹst",
    "tˈIm",
  ]);
  expect(shareSounds(["hˈædtə", "ɡˌO"], ["hˈæd", "tˈu", "ɡˈO"])).toEqual(["hˈæd", "tə", "ɡˌO"]);
});

it("loses no sound and leaves no word without one", () => {
  const sounds = fc.stringMatching(/^[abcdˈ]{1,6}$/);
  fc.assert(
    fc.property(
      fc.array(sounds, { minLength: 1, maxLength: 6 }),
      fc.array(sounds, { minLength: 1, maxLength: 8 }),
      (groups, alone) => {
        const shares = shareSounds(groups, alone);
        expect(shares).toHaveLength(alone.length);
        for (const share of shares) expect(share).not.toBe("");
        const whole = groups.join("");
        if (whole.length >= alone.length && shares !== alone) expect(shares.join("")).toBe(whole);
      },
    ),
  );
});
