import { expect, test } from "vitest";
import { readWav } from "./read-wav.ts";

interface About {
  readonly kind?: number;
  readonly bits?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly before?: Buffer;
  readonly size?: number;
}

/** Builds a WAV file with these bytes of sound. */
function wav(
  data: Buffer,
  { kind = 1, bits = 16, channels = 1, rate = 24_000, ...rest }: About = {},
) {
  const format = Buffer.alloc(24);
  format.write("fmt ", 0, "latin1");
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(kind, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt16LE(bits, 22);
  const head = Buffer.from("data\0\0\0\0", "latin1");
  head.writeUInt32LE(rest.size ?? data.length, 4);
  const start = Buffer.from("RIFF\xff\xff\xff\xffWAVE", "latin1");
  return Buffer.concat([start, rest.before ?? Buffer.alloc(0), format, head, data]);
}
const whole = (...samples: number[]) => Buffer.from(Int16Array.from(samples).buffer);
const floats = (...samples: number[]) => Buffer.from(Float32Array.from(samples).buffer);
const samplesOf = (file: Buffer) => Array.from(readWav(file)?.samples ?? []);

test("reads 16-bit and float samples, and the first of several channels", () => {
  expect(readWav(wav(whole(16_384, -32_768), { rate: 22_050 }))).toEqual({
    ...{ samples: Float32Array.of(0.5, -1), sampleRate: 22_050 },
  });
  expect(samplesOf(wav(floats(0.25, 2, Number.NaN), { kind: 3, bits: 32 }))).toEqual([0.25, 1, 0]);
  expect(samplesOf(wav(whole(16_384, 1, 8_192, 1), { channels: 2 }))).toEqual([0.5, 0.25]);
});

test("reads a streamed file, whose length is unknown", () => {
  for (const size of [0, 0xffff_ffff])
    expect(samplesOf(wav(whole(16_384), { size }))).toEqual([0.5]);
});

test("skips chunks before the sound", () => {
  const list = Buffer.from("LIST\x03\0\0\0abc\0", "latin1");
  expect(samplesOf(wav(whole(16_384), { before: list }))).toEqual([0.5]);
});

test.each([
  ["of eight bits", wav(whole(1), { bits: 8 })],
  ["without channels", wav(whole(1), { channels: 0 })],
  ["of no rate", wav(whole(1), { rate: 0 })],
  ["that ends too early", wav(whole(1)).subarray(0, 30)],
  ["of another kind", Buffer.from("ID3\x04 is music, and longer than that")],
  ["without anything in it", Buffer.alloc(0)],
])("rejects a file %s", (_, file) => {
  expect(readWav(file)).toBeNull();
});
