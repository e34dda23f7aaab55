import { expect, it } from "vitest";
import { openNarrator } from "../open-narrator.ts";
import { transcribe } from "../transcribe.ts";
import { voicesHere } from "../voices-here.ts";
import { wordErrorRate } from "../word-error-rate.ts";
import { whyNoLargeVoice } from "./find-large.ts";
import { findParts, readLargeModel, resolveHere } from "./read-model.ts";

const TEXT = "A fox ran for the hills in 1984.";

// Where the optional packages are missing, the small voice is tested instead.
it("speaks a sentence that the recogniser understands, identically twice, with correct word times", {
  timeout: 120_000,
}, async () => {
  const { engine } = await voicesHere();
  const narrator = await openNarrator();
  try {
    const order = { text: TEXT, voice: engine === "large" ? "heart" : "pocket", speed: 1.1 };
    const spoken = await narrator.narrate(order);
    expect(spoken).toMatchObject({ engine, redone: 0, notices: [] });
    expect(spoken.seconds).toBeGreaterThan(1.5);
    expect(spoken.seconds).toBeLessThan(5);
    expect(spoken.words.map(({ text }) => text)).toEqual(TEXT.slice(0, -1).split(" "));
    const heard = await transcribe(spoken);
    expect(wordErrorRate(TEXT, heard.text)).toBeLessThanOrEqual(1 / 8);
    // The recogniser finds the time of "hills" independently, from the sound.
    const [said, found] = [spoken.words, heard.words].map((words) =>
      words.find(({ text }) => text.startsWith("hills")),
    );
    expect(Math.abs((said?.start ?? 0) - (found?.start ?? 9))).toBeLessThan(0.15);
    const again = await narrator.narrate(order);
    expect(Buffer.from(again.samples).equals(Buffer.from(spoken.samples))).toBe(true);
  } finally {
    await narrator.close();
  }
});

it("explains why the large voices are missing: their files, or a runtime", async () => {
  const nowhere = () => {
    throw new Error("Cannot find module");
  };
  const hasRuntime = async () => true;
  expect(await whyNoLargeVoice({ resolve: nowhere, hasRuntime })).toMatchObject({
    code: "voice.notInstalled",
  });
  const here = { resolve: () => import.meta.filename, hasRuntime: async () => false };
  // Parts that are missing on disk count as not installed, even if the packages resolve.
  expect(await whyNoLargeVoice(here)).toMatchObject({
    code: "voice.notInstalled",
  });
  await expect(readLargeModel(nowhere)).rejects.toThrow();
});

it("rejects a model whose parts are missing on disk", async () => {
  // Every package resolves to one without the parts.
  const elsewhere = () => resolveHere("@dittli/tts-en/assets/en/metadata.json");
  expect(findParts(elsewhere)).toHaveLength(19);
  await expect(readLargeModel(elsewhere)).rejects.toThrow(/ENOENT/);
});
