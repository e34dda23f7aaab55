import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Narration } from "@kinora/voice/narration";
import { openNarrator } from "@kinora/voice/open-narrator";
import { voicesHere } from "@kinora/voice/voices-here";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alignRecording } from "./align-recording.ts";
import { writeVoice } from "./story-sound.ts";

const leavesOut = (scenes: number[]) => ({
  code: "recording.leavesOut",
  params: { count: scenes.length, scenes },
});
const SCENES = [
  "A small brown fox lived under the old oak tree.",
  "Every night she looked up and counted the stars.",
];
const OTHER = [
  "The engine of the ship had stopped before the harbour.",
  "Nobody knew how to mend it, but the cook had an idea.",
];

let folder: string;
let spoken: Narration;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-align-"));
  const { voices } = await voicesHere();
  const narrator = await openNarrator();
  const voice = voices.at(-1)?.key ?? "";
  spoken = await narrator.narrate({ text: SCENES.join("\n"), voice, speed: 1 });
  await narrator.close();
  await writeVoice(spoken.samples, spoken.sampleRate, join(folder, "own.wav"));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const align = (texts: string[], onProgress?: (share: number) => void) =>
  alignRecording(
    { kind: "own-narration", recording: "it", texts },
    join(folder, "own.wav"),
    folder,
    onProgress,
  );

describe("alignRecording", { timeout: 120_000 }, () => {
  it("cuts a recording into scenes and finds where each word is spoken", async () => {
    const listened: number[] = [];
    const { facts } = await align(SCENES, (share) => listened.push(share));
    expect(listened.at(-1)).toBeGreaterThan(0.9);
    const parts = facts.parts ?? [];
    expect(parts).toHaveLength(2);
    const lengths = parts.map(({ seconds }) => seconds);
    expect(lengths[0]).toBeGreaterThan(1.5);
    expect((lengths[0] ?? 0) + (lengths[1] ?? 0)).toBeLessThanOrEqual(spoken.seconds + 0.01);
    // Within a scene, the words keep the spacing of the recording.
    const [first] = parts;
    const said = spoken.words.slice(0, first?.words.length);
    expect(first?.words.map(({ text }) => text)).toEqual(said.map(({ text }) => text));
    const start = (words: readonly { start: number }[], at: number) => words[at]?.start ?? 0;
    for (const [at] of said.entries()) {
      const own = start(first?.words ?? [], at) - start(first?.words ?? [], 0);
      expect(Math.abs(own - (start(said, at) - start(said, 0)))).toBeLessThan(0.35);
    }
  });

  it("rejects a recording that leaves out a scene, and names the scene", async () => {
    const [first = ""] = SCENES;
    await expect(
      align([first, "Nobody knew how to mend the engine of the ship."]),
    ).rejects.toMatchObject({ said: leavesOut([2]) });
    await expect(align([first, "Other words entirely, sir."])).rejects.toMatchObject({
      said: leavesOut([2]),
    });
  });

  it("rejects a recording of another text, and reports how little of it was recognised", async () => {
    await expect(align(OTHER)).rejects.toMatchObject({
      said: { code: "recording.other", params: { heardPercent: expect.any(Number) } },
    });
  });
});
