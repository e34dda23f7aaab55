import { spawnSync } from "node:child_process";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";

export interface Levels {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
  /** Loudness range, LU (EBU Tech 3342). */
  readonly range: number;
}

/**
 * Measures a sound file with ffmpeg's EBU R 128 meter, which is independent of the one used for
 * mastering.
 *
 * @throws Error when ffmpeg cannot read the file
 */
export function readLevels(path: string): Levels {
  const filter = "ebur128=peak=true:framelog=quiet";
  const args = ["-hide_banner", "-nostats", "-i", path, "-map", "0:a", "-af"];
  const { stderr, status } = spawnSync(findFfmpeg(), [...args, filter, "-f", "null", "-"], {
    encoding: "utf8",
  });
  const figure = (name: string) =>
    Number(
      new RegExp(`\\b${name}:\\s+(-?[\\d.]+)`).exec(
        stderr.slice(stderr.lastIndexOf("Summary")),
      )?.[1],
    );
  const levels = { loudness: figure("I"), truePeak: figure("Peak"), range: figure("LRA") };
  if (status !== 0 || !Object.values(levels).every(Number.isFinite))
    throw new Error(`ffmpeg could not measure ${path}: ${stderr.slice(-400)}`);
  return levels;
}
