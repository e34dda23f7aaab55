import { readFileSync, writeFileSync } from "node:fs";
import { ffmpeg, makeClip } from "./make-files.ts";

/** Files that say little of themselves and would take long to read. */

/** Bytes of the box that says how long each sample lasts, from its name to the length of the first ones. */
const TO_FIRST_LENGTH = 16;

/** An M4A of so many seconds whose packets claim to last a 48,000th of a second each. */
export function makeLyingSound(path: string, seconds: number): void {
  ffmpeg(["-f", "lavfi", "-i", `anullsrc=r=48000:cl=mono:d=${seconds}`, "-c:a", "aac", path]);
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(1, bytes.indexOf("stts") + TO_FIRST_LENGTH);
  writeFileSync(path, bytes);
}

/** A FLAC of silence with eight channels and the highest rate there is. */
export function makeDenseSound(path: string): void {
  ffmpeg([
    ...["-f", "lavfi", "-i", "anullsrc=r=655350:cl=7.1:d=0.5"],
    ...["-c:a", "flac", "-strict", "-2", path],
  ]);
}

/** A second of film with this many frames. */
export const makeFastFilm = (path: string, frames: number, size = "64x64"): void =>
  makeClip(path, { seconds: 1, rate: frames, size, sound: false });

/** A Matroska of 75 bytes whose reader looks for ever where its first element begins, without coming to rest. */
export function makeStuckFilm(path: string): void {
  const header = "1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b614287810442858102";
  const segment = "1853806701ffffffffffffff";
  const junk = "c9".repeat(16);
  writeFileSync(path, Buffer.from(`${header}${segment}${junk}`, "hex"));
}

/** An Ogg of so many streams of one page each, none of which ends: each is looked for in all that follows. */
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
