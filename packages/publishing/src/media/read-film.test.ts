import { expect, test } from "vitest";
import { readFilm } from "./read-film.ts";

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};
const numbers = (...all: number[]) => {
  const buffer = Buffer.alloc(all.length * 4);
  for (const [index, one] of all.entries()) buffer.writeUInt32BE(one, index * 4);
  return buffer;
};

function track(kind: string, codec: string, [scale, units, samples, rate]: number[]): Buffer {
  const entry = Buffer.alloc(28);
  entry.writeUInt16BE(rate ?? 0, 24);
  const table = box(
    "stbl",
    ...[box("stsd", numbers(0, 1), box(codec, entry)), box("stts", numbers(0, 1, samples ?? 0, 1))],
  );
  const media = [
    box("mdhd", numbers(0, 0, 0, scale ?? 0, units ?? 0, 0)),
    box("hdlr", numbers(0, 0), Buffer.from(`${kind}${"\0".repeat(12)}`)),
    box("minf", table),
  ];
  return box("trak", box("mdia", ...media));
}

const FILM = Buffer.concat([
  box("ftyp", Buffer.from("isom")),
  box("mdat", Buffer.alloc(5_000)),
  box(
    "moov",
    track("vide", "avc1", [12_800, 64_000, 120]),
    track("soun", "mp4a", [48_000, 240_000, 235, 48_000]),
  ),
]);
const read = async ({ first, last }: { first: number; last: number }) =>
  FILM.subarray(first, last + 1);

test("reads length, frame rate and codecs from the index at the end of a film", async () => {
  expect(await readFilm(FILM.length, read)).toEqual({
    ...{ seconds: 5, framesPerSecond: 24, videoCodec: "h264" },
    ...{ audioCodec: "aac", audioRate: 48_000 },
  });
});

test("says nothing of what is no film, or ends early", async () => {
  const noise = Buffer.alloc(500, 7);
  expect(
    await readFilm(500, async ({ first, last }) => noise.subarray(first, last + 1)),
  ).toBeNull();
  expect(await readFilm(1_000, read)).toBeNull();
});
