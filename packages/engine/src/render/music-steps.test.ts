import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readXmpPacket } from "@kinora/contracts/provenance/read-xmp-packet";
import { composeMusic } from "@kinora/music/compose/compose-music";
import { PEAK_COUNT } from "@kinora/music/cover/take-peaks";
import { planMusic } from "@kinora/music/plan/plan-music";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { readRecipe } from "@kinora/provenance/read-recipe";
import type { RenderedFile } from "@kinora/studio/file/rendered-file";
import { measureLoudness, measureTruePeak } from "@kinora/studio/sound/loudness";
import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import { BasicMIDI } from "spessasynth_core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runRender } from "./run-render.ts";

const DURATION = 15;
const recipe = {
  prompt: "lo-fi for a rainy night, <soft> & slow",
  seed: 7,
  duration: DURATION,
  loop: false,
};
const music = planMusic(recipe);

let folder = "";
let files: readonly RenderedFile[] = [];
const pathOf = (name: string) => join(folder, name);

async function renderInto(directory: string): Promise<RenderedFile[]> {
  const made: RenderedFile[] = [];
  for (const step of ["draw", "encode"] as const)
    made.push(...(await runRender({ step, music, recipe, directory })).files);
  return made;
}

/**
 * Decodes a file to 48 kHz stereo with ffmpeg, so that errors of our own writer are not masked by
 * our own reader.
 */
async function decode(path: string): Promise<Stereo> {
  const raw = `${path}.raw`;
  const run = startFfmpeg([
    ...["-i", path, "-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", raw],
  ]);
  run.input.end();
  await run.done;
  const bytes = await readFile(raw);
  const count = bytes.length / 8;
  const sound = { left: new Float32Array(count), right: new Float32Array(count) };
  for (let index = 0; index < count; index += 1) {
    sound.left[index] = bytes.readFloatLE(index * 8);
    sound.right[index] = bytes.readFloatLE(index * 8 + 4);
  }
  return sound;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-music-"));
  files = await renderInto(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a rendered piece of music", () => {
  it("is written as MP3, WAV, MIDI and stems, with waveform and cover", () => {
    expect(files.map(({ role, mimeType }) => `${role} ${mimeType}`).toSorted()).toEqual([
      "download application/zip",
      "download audio/midi",
      "download audio/wav",
      "main audio/mpeg",
      "peaks application/json",
      "poster image/webp",
      "thumbnail image/webp",
    ]);
  });

  it.each(["music.wav", "music.mp3"])("has the intended loudness and length: %s", async (name) => {
    const sound = await decode(pathOf(name));
    expect(Math.abs(sound.left.length / SAMPLE_RATE - DURATION)).toBeLessThan(0.05);
    expect(Math.abs(measureLoudness(sound) + 14)).toBeLessThan(1);
    expect(20 * Math.log10(measureTruePeak(sound))).toBeLessThanOrEqual(-1);
  });

  it("ends in silence and contains none elsewhere", async () => {
    const { left } = await decode(pathOf("music.wav"));
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-6);
    const half = SAMPLE_RATE / 2;
    const quiet = Array.from({ length: DURATION * 2 }, (_, index) =>
      left.subarray(index * half, (index + 1) * half).every((value) => Math.abs(value) < 1e-3),
    );
    expect(quiet).not.toContain(true);
  });

  it("has 24 bits and carries its recipe and marking in every format", async () => {
    const wav = await readFile(pathOf("music.wav"));
    expect(wav.readUInt16LE(34)).toBe(24);
    for (const name of ["music.wav", "music.mp3", "cover.webp"])
      expect((await readRecipe(await readFile(pathOf(name))))?.recipe, name).toEqual(recipe);
    const midi = (await readFile(pathOf("music.mid"))).toString("utf8");
    expect(readXmpPacket(midi)?.recipe).toEqual(recipe);
  });

  it("has a MIDI file that another program reads with the same notes, tempo and length", async () => {
    const bytes = await readFile(pathOf("music.mid"));
    const midi = BasicMIDI.fromArrayBuffer(new Uint8Array(bytes).buffer);
    const score = composeMusic(music);
    const strikes = midi.tracks.flatMap(({ events }) =>
      events.filter(({ statusByte, data }) => (statusByte & 0xf0) === 0x90 && data[1] !== 0),
    );
    expect(strikes).toHaveLength(score.notes.length);
    expect(midi.tracks).toHaveLength(score.parts.length + 1);
    expect(midi.tempoChanges.some(({ tempo }) => Math.abs(tempo - music.tempo) < 0.01)).toBe(true);
    expect(Math.abs(midi.midiTicksToSeconds(midi.lastVoiceEventTick) - DURATION)).toBeLessThan(2);
  });

  it("has a waveform of the whole piece", async () => {
    const peaks: unknown = JSON.parse(await readFile(pathOf("peaks.json"), "utf8"));
    expect(peaks).toMatchObject({ duration: DURATION });
    const levels = peaks && typeof peaks === "object" && "peaks" in peaks ? peaks.peaks : [];
    expect(levels).toHaveLength(PEAK_COUNT);
    expect(Array.isArray(levels) ? Math.max(...levels) : 0).toBe(255);
  });

  it("gives the same bytes for the same recipe", async () => {
    const again = await mkdtemp(join(tmpdir(), "kinora-music-"));
    try {
      const second = await renderInto(again);
      expect(second.map(({ name, sha256 }) => [name, sha256])).toEqual(
        files.map(({ name, sha256 }) => [name, sha256]),
      );
    } finally {
      await rm(again, { recursive: true, force: true });
    }
  });
});
