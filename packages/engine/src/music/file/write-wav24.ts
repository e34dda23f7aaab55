import { SAMPLE_RATE, type Stereo } from "../../studio/sound/stereo.ts";

const FULL = 0x7fffff;
const FRAME_BYTES = 6;

function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 0, "latin1");
  header.writeUInt32LE(content.length, 4);
  // Chunks begin on even bytes.
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

function format(): Buffer {
  const content = Buffer.alloc(16);
  content.writeUInt16LE(1, 0);
  content.writeUInt16LE(2, 2);
  content.writeUInt32LE(SAMPLE_RATE, 4);
  content.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 8);
  content.writeUInt16LE(FRAME_BYTES, 12);
  content.writeUInt16LE(24, 14);
  return content;
}

/**
 * WAV file of a sound: 24 bits, 48 kHz, stereo, with an XMP packet in the chunk Adobe's XMP
 * specification (part 3) names for it, `_PMX`. Values beyond full scale are clipped.
 */
export function writeWav24({ left, right }: Stereo, xmp: string): Buffer {
  const samples = Buffer.alloc(left.length * FRAME_BYTES);
  for (let index = 0; index < left.length; index += 1) {
    const at = index * FRAME_BYTES;
    samples.writeIntLE(toInteger(left[index] ?? 0), at, 3);
    samples.writeIntLE(toInteger(right[index] ?? 0), at + 3, 3);
  }
  const body = Buffer.concat([
    Buffer.from("WAVE", "latin1"),
    chunk("fmt ", format()),
    chunk("data", samples),
    chunk("_PMX", Buffer.from(xmp, "utf8")),
  ]);
  return chunk("RIFF", body);
}

function toInteger(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * FULL);
}
