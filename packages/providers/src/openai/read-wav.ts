import type { RecordedLine } from "@kinora/domain/hosted/voice-service";

/** Bytes before the first chunk: RIFF, a size, WAVE. */
const BEGINNING = 12;
const CHUNK = 8;
const SHORTEST_FORMAT = 16;
const WHOLE_NUMBERS = 1;
const FLOATS = 3;
/** The sample format is stored in the extension of the chunk. */
const EXTENSIBLE = 0xfffe;
const KIND_FURTHER_ON = 24;
const FULL_SCALE = 32_768;
const RATES = { least: 8_000, most: 192_000 };

interface Format {
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytes: 2 | 4;
  readonly isFloat: boolean;
}
type Sound = Pick<RecordedLine, "samples" | "sampleRate">;

/**
 * Reads the first channel of a WAV file with 16-bit or float samples. The header of a streamed file
 * has no valid length, so all data that is present is read. Null when the file is not in such a
 * format.
 */
export function readWav(file: Buffer): Sound | null {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, BEGINNING) !== "WAVE")
    return null;
  let format: Format | null = null;
  for (let at = BEGINNING; at + CHUNK <= file.length; ) {
    const name = file.toString("latin1", at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const content = file.subarray(at + CHUNK, at + CHUNK + size);
    if (name === "fmt ") format = readFormat(content);
    if (name === "data") {
      if (format === null) return null;
      return unpack(size === 0 ? file.subarray(at + CHUNK) : content, format);
    }
    at += CHUNK + size + (size % 2);
  }
  return null;
}

function readFormat(content: Buffer): Format | null {
  if (content.length < SHORTEST_FORMAT) return null;
  const said = content.readUInt16LE(0);
  const isFurtherOn = said === EXTENSIBLE && content.length >= KIND_FURTHER_ON + 2;
  const kind = isFurtherOn ? content.readUInt16LE(KIND_FURTHER_ON) : said;
  const [channels, bits] = [content.readUInt16LE(2), content.readUInt16LE(14)];
  const sampleRate = content.readUInt32LE(4);
  const isFloat = kind === FLOATS && bits === 32;
  const isKnown = isFloat || (kind === WHOLE_NUMBERS && bits === 16);
  if (!isKnown || channels < 1 || sampleRate < RATES.least || sampleRate > RATES.most) return null;
  return { channels, sampleRate, bytes: isFloat ? 4 : 2, isFloat };
}

function unpack(data: Buffer, { channels, sampleRate, bytes, isFloat }: Format): Sound {
  const frame = channels * bytes;
  const samples = new Float32Array(Math.floor(data.length / frame));
  for (let index = 0; index < samples.length; index += 1) {
    const at = index * frame;
    const sample = isFloat ? data.readFloatLE(at) : data.readInt16LE(at) / FULL_SCALE;
    samples[index] = Number.isFinite(sample) ? Math.min(1, Math.max(-1, sample)) : 0;
  }
  return { samples, sampleRate };
}
