import { readFile } from "node:fs/promises";
import { gatherLooks, type Looks } from "@kinora/studio/safety/gather-looks";
import { scanFilm } from "@kinora/studio/safety/scan-film";
import { scanPicture } from "@kinora/studio/safety/scan-picture";
import type { ScanRequest } from "./scan-protocol.ts";

/**
 * @param report receives 0..100
 */
export async function scanFile(
  { path, seconds, limits }: ScanRequest,
  report: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Looks> {
  if (seconds !== null) {
    const looks = await scanFilm({ path, seconds }, limits, report, signal);
    report(100);
    return looks;
  }
  const looks = gatherLooks();
  looks.add(await scanPicture(await readFile(path), limits), null);
  report(100);
  return looks.all();
}
