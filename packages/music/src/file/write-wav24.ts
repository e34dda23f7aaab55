import { SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";

const FULL = 0x7fffff;
const FRAME_BYTES = 6;
const HEADER_BYTES = 8;

function header(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write(name, 0, "latin1");
  bytes.writeUInt32LE(length, 4);
  return bytes;
}

/** Chunks begin on even bytes. */
const padding = (length: number) => Buffer.alloc(length % 2);

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
 * Writes a sound as WAV, one second at a time: 24 bits, 48 kHz, stereo, with an XMP packet in the
 * `_PMX` chunk of Adobe's XMP specification (part 3). Values beyond full scale are clipped. As a
 * single buffer, three minutes would take 52 MB.
 */
export function* writeWav24(sound: Stereo, xmp: string): Generator<Buffer> {
  const { length } = sound.left;
  const bytes = length * FRAME_BYTES;
  const packet = Buffer.from(xmp, "utf8");
  const before = [
    Buffer.from("WAVE", "latin1"),
    header("fmt ", 16),
    format(),
    header("data", bytes),
  ];
  const after = [padding(bytes), header("_PMX", packet.length), packet, padding(packet.length)];
  const parts = [...before, ...after].reduce((sum, part) => sum + part.length, bytes);
  yield Buffer.concat([header("RIFF", parts), ...before]);
  for (let from = 0; from < length; from += SAMPLE_RATE) {
    yield frames(sound, from, Math.min(length, from + SAMPLE_RATE));
  }
  yield Buffer.concat(after);
}

function frames({ left, right }: Stereo, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe((to - from) * FRAME_BYTES);
  for (let index = from; index < to; index += 1) {
    const at = (index - from) * FRAME_BYTES;
    bytes.writeIntLE(toInteger(left[index] ?? 0), at, 3);
    bytes.writeIntLE(toInteger(right[index] ?? 0), at + 3, 3);
  }
  return bytes;
}

function toInteger(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * FULL);
}
