import { readFile } from "node:fs/promises";
import { sampleFilm } from "@kinora/studio/safety/sample-film";
import { type PictureScan, scanPicture } from "@kinora/studio/safety/scan-picture";
import { worst } from "@kinora/studio/safety/verdict";
import type { ScanRequest, ScanResult } from "./scan-protocol.ts";

/** Frames of a film that are looked at. */
const SAMPLES = 6;

/** @param report hears 0..100 */
export async function scanFile(
  { path, seconds }: ScanRequest,
  report: (percent: number) => void,
): Promise<ScanResult> {
  const pictures =
    seconds === null ? [await readFile(path)] : await sampleFilm(path, seconds, SAMPLES);
  const scans: PictureScan[] = [];
  for (const picture of pictures) {
    scans.push(await scanPicture(picture));
    report((scans.length / pictures.length) * 100);
  }
  return {
    verdict: worst(scans.map(({ verdict }) => verdict)),
    scores: scans.map(({ scores }) => scores),
  };
}
