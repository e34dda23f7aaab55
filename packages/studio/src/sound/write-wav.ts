import { SAMPLE_RATE, type Stereo } from "./stereo.ts";

/** Encodes a sound as a WAV file: 16 bits, 48 kHz, stereo. Values beyond full scale are clipped. */
export function writeWav({ left, right }: Stereo): Buffer {
  const frames = left.length;
  const file = Buffer.alloc(44 + frames * 4);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + frames * 4, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(frames * 4, 40);
  for (let index = 0; index < frames; index += 1) {
    [left, right].forEach((channel, side) => {
      const value = Math.max(-1, Math.min(1, channel[index] ?? 0));
      file.writeInt16LE(Math.round(value * 32767), 44 + index * 4 + side * 2);
    });
  }
  return file;
}
