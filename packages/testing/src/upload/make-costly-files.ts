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
