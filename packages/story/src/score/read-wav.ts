import { readFile } from "node:fs/promises";
import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";

/**
 * Reads a WAV file written by this engine: 16 bits, 48 kHz, mono or stereo (mono becomes both
 * channels).
 *
 * @throws on any other kind of file
 */
export async function readWav(path: string): Promise<Stereo> {
  const file = await readFile(path);
  let at = 12;
  let channels = 0;
  while (at + 8 <= file.length) {
    const name = file.toString("latin1", at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === "fmt ") {
      channels = file.readUInt16LE(at + 10);
      const plain = file.readUInt16LE(at + 8) === 1 && file.readUInt16LE(at + 22) === 16;
      if (!plain || file.readUInt32LE(at + 12) !== SAMPLE_RATE)
        throw new Error("The sound is not 16 bits at 48 kHz");
    }
    if (name === "data") return unpack(file.subarray(at + 8, at + 8 + size), channels);
    at += 8 + size + (size % 2);
  }
  throw new Error("The sound file has no sound in it");
}

function unpack(data: Buffer, channels: number): Stereo {
  const frames = Math.floor(data.length / 2 / channels);
  const channel = (offset: number) => {
    const samples = new Float32Array(frames);
    for (let index = 0; index < frames; index += 1)
      samples[index] = data.readInt16LE((index * channels + offset) * 2) / 32768;
    return samples;
  };
  const left = channel(0);
  return { left, right: channels > 1 ? channel(1) : left };
}
