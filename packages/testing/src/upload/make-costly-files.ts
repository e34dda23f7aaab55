import { readFileSync, writeFileSync } from "node:fs";
import { ffmpeg, makeClip } from "./make-files.ts";

/** Files with misleading headers that would take long to read. */

/** Bytes of the box with the duration of each sample, from its name to the first duration. */
const TO_FIRST_LENGTH = 16;

/** Makes an M4A of this many seconds, whose packets each claim to last 1/48,000 s. */
export function makeLyingSound(path: string, seconds: number): void {
  ffmpeg(["-f", "lavfi", "-i", `anullsrc=r=48000:cl=mono:d=${seconds}`, "-c:a", "aac", path]);
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(1, bytes.indexOf("stts") + TO_FIRST_LENGTH);
  writeFileSync(path, bytes);
}

/** Makes a FLAC of silence with eight channels and the highest possible sample rate. */
export function makeDenseSound(path: string): void {
  ffmpeg([
    ...["-f", "lavfi", "-i", "anullsrc=r=655350:cl=7.1:d=0.5"],
    ...["-c:a", "flac", "-strict", "-2", path],
  ]);
}

/** Makes one second of film with this many frames. */
export const makeFastFilm = (path: string, frames: number, size = "64x64"): void =>
  makeClip(path, { seconds: 1, rate: frames, size, sound: false });

/** Makes a Matroska file of 75 bytes, none of which after its segment begins is an element. */
export function makeStuckFilm(path: string): void {
  const header = "1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b614287810442858102";
  const segment = "1853806701ffffffffffffff";
  const junk = "c9".repeat(16);
  writeFileSync(path, Buffer.from(`${header}${segment}${junk}`, "hex"));
}

/**
 * Makes an Ogg with this many streams of one page each, none of which ends, so that the reader
 * searches the rest of the file for each.
 */
export function makeManyStreams(path: string, streams: number): void {
  const page = 283;
  const bytes = Buffer.alloc(page * streams);
  for (let stream = 0; stream < streams; stream += 1) {
    const at = page * stream;
    bytes.write("OggS", at, "latin1");
    bytes[at + 5] = 2;
    bytes.writeUInt32LE(stream + 1, at + 14);
    bytes.set([1, 255], at + 26);
  }
  writeFileSync(path, bytes);
}
