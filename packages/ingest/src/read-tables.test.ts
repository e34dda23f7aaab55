import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeClip, makeSound } from "@kinora/testing/upload/make-files";
import { afterAll, expect, it } from "vitest";
import { claimFilm } from "./claim-film.ts";
import { claimSound } from "./claim-sound.ts";
import { readTables } from "./read-tables.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-edits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = (name: string) => join(folder, name);
const limits = { pixels: 50_000_000, seconds: 600 };

const ENTRY = 12;

/**
 * Repeats the edit of the first track `count` times. The media data is before the table, so no
 * offsets change.
 */
function repeatEdit(path: string, count: number): void {
  const bytes = readFileSync(path);
  let at = bytes.lastIndexOf("moov");
  const sizes = ["moov", "trak", "edts", "elst"].map((box) => {
    at = bytes.indexOf(box, at);
    return at - 4;
  });
  const first = at + 12;
  const more = count - 1;
  for (const size of sizes) bytes.writeUInt32BE(bytes.readUInt32BE(size) + more * ENTRY, size);
  bytes.writeUInt32BE(count, at + 8);
  const entry = bytes.subarray(first, first + ENTRY);
  const rest = bytes.subarray(first + ENTRY);
  const entries = Array.from({ length: count }, () => entry);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, first), ...entries, rest]));
}

/** Repeats the first track `count` times; all copies refer to the same bytes. */
function repeatTrack(path: string, count: number): void {
  const bytes = readFileSync(path);
  const moov = bytes.lastIndexOf("moov") - 4;
  const track = bytes.indexOf("trak", moov) - 4;
  const end = track + bytes.readUInt32BE(track);
  const tracks = Array.from({ length: count }, () => bytes.subarray(track, end));
  bytes.writeUInt32BE(bytes.readUInt32BE(moov) + (count - 1) * (end - track), moov);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, track), ...tracks, bytes.subarray(end)]));
}

it("refuses excessive tracks, for each of which ffmpeg would keep tables", async () => {
  const film = place("tracks.mp4");
  makeClip(film);
  repeatTrack(film, 40);
  const { tracks } = await readTables(film);
  expect(tracks).toBeGreaterThanOrEqual(40);
  await claimFilm(film, limits);
  repeatTrack(film, 1_000);
  const costly = { code: "UPLOAD_TOO_COSTLY" };
  await expect(claimFilm(film, limits)).rejects.toMatchObject(costly);
  await expect(claimSound({ source: film, reader: "mov" }, limits)).rejects.toMatchObject(costly);
});

it("expects a sound to be decoded once per edit, and refuses hundreds of edits", async () => {
  const sound = place("voice.m4a");
  makeSound(sound, 60);
  expect((await readTables(sound)).edits).toBe(1);
  const { expectedCpu } = await claimSound({ source: sound, reader: "mov" }, limits);
  repeatEdit(sound, 40);
  expect((await readTables(sound)).edits).toBe(40);
  expect((await claimSound({ source: sound, reader: "mov" }, limits)).expectedCpu).toBeGreaterThan(
    expectedCpu + 2,
  );
  makeSound(sound, 60);
  repeatEdit(sound, 400);
  await expect(claimSound({ source: sound, reader: "mov" }, limits)).rejects.toMatchObject({
    code: "UPLOAD_TOO_COSTLY",
  });
});

it("refuses an MP4 with tables that only ffmpeg can read", async () => {
  const sound = place("hidden.m4a");
  makeSound(sound);
  const bytes = readFileSync(sound);
  bytes.write("cmov", bytes.lastIndexOf("trak"), "latin1");
  writeFileSync(sound, bytes);
  const hidden = { source: sound, reader: "mov" };
  await expect(claimSound(hidden, limits)).rejects.toMatchObject({ code: "UPLOAD_DAMAGED" });
});

it("estimates a film's cost once per edit", async () => {
  const film = place("clip.mp4");
  makeClip(film);
  const { expectedCpu } = await claimFilm(film, limits);
  expect((await readTables(film)).edits).toBe(1);
  repeatEdit(film, 100);
  expect((await claimFilm(film, limits)).expectedCpu).toBeGreaterThan(expectedCpu);
  makeClip(film);
  repeatEdit(film, 100_000);
  await expect(claimFilm(film, limits)).rejects.toMatchObject({ code: "UPLOAD_TOO_COSTLY" });
});

it.each([
  ["nothing", Buffer.alloc(0)],
  ["what is no MP4", Buffer.from("ID3 not a box at all, only words")],
  ["a box that ends before it begins", Buffer.from("\0\0\0\x04moov\0\0\0\x04trak", "latin1")],
  ["boxes without end", Buffer.from("\0\0\0\0moov\0\0\0\0trak\0\0\0\0edts\0\0\0\0elst", "latin1")],
  ["a size beyond counting", Buffer.from(`\0\0\0\x01moov${"\xff".repeat(8)}rest`, "latin1")],
])("finds no tables in %s", async (name, bytes) => {
  const path = place(name);
  writeFileSync(path, bytes);
  expect((await readTables(path)).edits).toBe(0);
});

/** Returns `count` empty boxes. */
const emptyBoxes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from("\0\0\0\x08free", "latin1")));

it("refuses tables hidden behind more boxes than any film has", async () => {
  const film = place("hidden.mp4");
  makeClip(film);
  const bytes = readFileSync(film);
  const costly = { code: "UPLOAD_TOO_COSTLY" };
  writeFileSync(film, Buffer.concat([emptyBoxes(10_001), bytes]));
  await expect(readTables(film)).rejects.toMatchObject(costly);
  // Also inside the film's box, before its tracks.
  const moov = bytes.lastIndexOf("moov") - 4;
  const inside = Buffer.concat([
    bytes.subarray(0, moov + 8),
    emptyBoxes(10_001),
    bytes.subarray(moov + 8),
  ]);
  inside.writeUInt32BE(inside.readUInt32BE(moov) + 8 * 10_001, moov);
  writeFileSync(film, inside);
  await expect(readTables(film)).rejects.toMatchObject(costly);
  // Boxes after the tables hide nothing.
  writeFileSync(film, Buffer.concat([bytes, emptyBoxes(20_000)]));
  expect((await readTables(film)).tracks).toBeGreaterThanOrEqual(1);
});
