import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { IngestRequest, IngestResult } from "./ingest-protocol.ts";
import { makeFilmCompanions } from "./make-film-companions.ts";
import { probeFilm, probePictureEnd } from "./probe-recording.ts";

/** Makes the poster, thumbnail and preview of a film that was ingested earlier. */
export async function dressFilm({ source, directory }: IngestRequest): Promise<IngestResult> {
  const film = join(directory, "clip.mp4");
  await copyFile(source, film);
  const facts = await probeFilm(film);
  const { width, height, duration } = facts;
  const pictureEnd = await probePictureEnd(film);
  const { files, thumbhash } = await makeFilmCompanions(film, facts, pictureEnd, directory);
  const main = { role: "main", name: "clip.mp4", mimeType: "video/mp4" } as const;
  return {
    files: [{ ...main, width, height, duration }, ...files],
    thumbhash,
    peaks: null,
    verdict: "clean",
    ...{ scores: [], times: null, looked: 0 },
  };
}
