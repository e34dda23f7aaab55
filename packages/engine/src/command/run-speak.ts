import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";
import { writeWav } from "@kinora/studio/sound/write-wav";
import { narrate } from "@kinora/voice/narrate";
import { resample } from "@kinora/voice/resample";
import { asOrderError } from "../create/order.ts";
import { tell } from "../create/tell.ts";
import { createProgressLine } from "./progress-line.ts";
import type { SpeakCommand } from "./read-speak.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Speaks a text into a WAV file and prints the file name.
 *
 * @throws UsageError for an unusable file, OrderError for an unusable text or voice; Error when no
 * voice can pronounce the text
 */
export async function runSpeak(
  { text, voice, speed, out, force, quiet }: SpeakCommand,
  signal: AbortSignal,
): Promise<void> {
  const path = resolve(out);
  if (!existsSync(dirname(path))) throw new UsageError(`There is no folder ${dirname(out)}.`);
  if (existsSync(path) && !force)
    throw new UsageError(`${out} exists already; --force replaces it.`);
  const line = createProgressLine(process.stderr, performance.now.bind(performance));
  const onProgress = (share: number) => {
    if (!quiet) line.show(share, "speaking");
  };
  try {
    const spoken = await narrate({ text, voice, speed, signal, onProgress }).catch((error) => {
      throw asOrderError(error);
    });
    const wide = resample(spoken.samples, spoken.sampleRate, SAMPLE_RATE);
    const unfinished = `${path}.part`;
    try {
      await writeFile(unfinished, writeWav({ left: wide, right: wide }));
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
    line.clear();
    spoken.notices.forEach(tell);
    if (!quiet) console.error(`${spoken.seconds.toFixed(1)} s, ${spoken.words.length} words`);
    console.log(out);
  } finally {
    line.clear();
  }
}
