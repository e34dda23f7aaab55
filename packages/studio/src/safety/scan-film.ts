import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import { filmFrames } from "./film-frames.ts";
import { gatherLooks, type Looks } from "./gather-looks.ts";
import { scanPicture } from "./scan-picture.ts";

/**
 * Scans a whole film.
 *
 * @param report receives 0..100 after each frame
 */
export async function scanFilm(
  { path, seconds }: { readonly path: string; readonly seconds: number },
  limits: ScanLimits,
  report: (percent: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Looks> {
  const looks = gatherLooks();
  for await (const { at, picture } of filmFrames(path, seconds, signal)) {
    looks.add(await scanPicture(picture, limits), at);
    report(Math.min(100, (at / Math.max(seconds, 1)) * 100));
  }
  return looks.all();
}
