import { readFile, rm } from "node:fs/promises";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { measureLoudness, measureTruePeak } from "@kinora/studio/sound/loudness";

/**
 * Reports the level of a film's sound, its peak, and the level at its very ends, which reveals
 * clicks.
 */
export async function readSound(film: string): Promise<string> {
  const raw = `${film}.f32`;
  const run = startFfmpeg(["-i", film, "-vn", "-ac", "2", "-ar", "48000", "-f", "f32le", raw]);
  run.input.end();
  await run.done;
  const bytes = await readFile(raw);
  await rm(raw);
  const values = new Float32Array(new Uint8Array(bytes).buffer);
  const side = (which: number) => values.filter((_, index) => index % 2 === which);
  const sound = { left: side(0), right: side(1) };
  const loudest = (part: Float32Array) =>
    part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const decibels = (value: number) => (20 * Math.log10(Math.max(value, 1e-6))).toFixed(1);
  return [
    `${measureLoudness(sound).toFixed(1)} LUFS`,
    `peak ${decibels(measureTruePeak(sound))} dBTP`,
    `first 5 ms ${decibels(loudest(sound.left.subarray(0, 240)))} dB`,
    `last 5 ms ${decibels(loudest(sound.left.subarray(-240)))} dB`,
  ].join(" · ");
}
