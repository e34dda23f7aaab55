import { VOICES } from "@kinora/catalogue/voices";
import { expect, it } from "vitest";
import { judgeTake } from "../judge-take.ts";
import { readScript } from "../script/read-script.ts";
import { openSmallSpeaker } from "./open-small-speaker.ts";

it("speaks with correct word times", { timeout: 120_000 }, async () => {
  const speaker = await openSmallSpeaker();
  const [voice] = VOICES.filter(({ engine }) => engine === "small");
  if (!voice) throw new Error("There is no small voice");
  try {
    const { words: written } = readScript("A fox at the café.", () => true);
    const words = await speaker.sound(written, voice);
    expect(words.map(({ text }) => text).join(" ")).toBe("A fox at the café");
    const take = await speaker.speak(words, voice, 1.4);
    const sounds = words.reduce((sum, word) => sum + word.sounds.length, 0);
    expect(judgeTake(take, sounds, 1.4)).toBeNull();
    let at = 0;
    for (const { start, end } of take.times) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      at = end;
    }
    expect(at).toBeLessThanOrEqual(take.samples.length / take.sampleRate);
  } finally {
    await speaker.close();
  }
});
