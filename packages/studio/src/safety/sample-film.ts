import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";

/** Takes `count` frames out of a film whose picture lasts `duration` seconds, evenly spread, as small JPEG files. */
export async function sampleFilm(
  film: string,
  duration: number,
  count: number,
  signal?: AbortSignal,
): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), "kinora-scan-"));
  try {
    const select = `fps=${count / duration}:round=up,scale=448:448`;
    const run = startFfmpeg(
      [
        "-i",
        film,
        "-an",
        "-vf",
        select,
        "-frames:v",
        String(count),
        "-q:v",
        "3",
        join(folder, "%03d.jpg"),
      ],
      { signal },
    );
    run.input.end();
    await run.done;
    const names = (await readdir(folder)).sort();
    if (names.length === 0) throw new Error("The film has no frames to look at");
    return await Promise.all(names.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
