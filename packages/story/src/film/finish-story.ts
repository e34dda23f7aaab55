import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scaleToWidth, THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import type { ArtifactFile, AssemblyOrder, MadeArtifact } from "@kinora/domain/story/story-engine";
import { FILE_NAMES } from "@kinora/studio/file/file-names";
import { finishFile, unfinishedPath, writeWholeFile } from "@kinora/studio/file/whole-file";
import { PREVIEW_SECONDS } from "@kinora/studio/film/film-arguments";
import { renderPreview } from "@kinora/studio/film/render-preview";
import type { FrameSize } from "@kinora/studio/stage/stage";
import { writeSrt, writeVtt } from "../caption/write-subtitles.ts";
import type { Still } from "./encode-still.ts";

/**
 * Describes the joined film and adds its poster, thumbnail, muted preview and subtitles; a small
 * film, which has no `still`, gets none of these.
 */
export async function finishStory(
  order: AssemblyOrder,
  frame: FrameSize,
  cuts: readonly number[],
  { still, embedded }: { readonly still: Still | null; readonly embedded: object },
  directory: string,
): Promise<MadeArtifact> {
  const duration = cuts.at(-1) ?? 0;
  const video = { mimeType: "video/mp4" } as const;
  const film: ArtifactFile = { role: "main", name: FILE_NAMES.film, ...video, ...frame, duration };
  await finishFile(directory, { ...video, role: "main", name: FILE_NAMES.film, ...frame });
  if (still === null) return { files: [film], facts: {} };

  const small = await renderPreview(
    join(directory, FILE_NAMES.film),
    frame,
    embedded,
    unfinishedPath(directory, FILE_NAMES.preview),
  );
  await finishFile(directory, { ...video, role: "preview", name: FILE_NAMES.preview, ...small });
  const stills = await writePoster(still, frame, directory);
  const scenes = order.scenes.map(({ text, words, frames }, index) => {
    const start = cuts[index] ?? 0;
    return { start, seconds: (cuts[index + 1] ?? start) - start, text, words, frames };
  });
  await writeFile(join(directory, "captions.vtt"), writeVtt(scenes));
  await writeFile(join(directory, "captions.srt"), writeSrt(scenes));
  const text = { width: null, height: null, duration: null } as const;
  return {
    files: [
      film,
      {
        role: "preview",
        name: FILE_NAMES.preview,
        ...video,
        ...small,
        duration: Math.min(PREVIEW_SECONDS, duration),
      },
      ...stills,
      { role: "vtt", name: "captions.vtt", mimeType: "text/vtt", ...text },
      { role: "srt", name: "captions.srt", mimeType: "application/x-subrip", ...text },
    ],
    facts: { thumbhash: still.thumbhash },
  };
}

/** The still of the first scene serves as the story's poster. */
async function writePoster({ webp, thumbnail }: Still, frame: FrameSize, directory: string) {
  const webpOf = { mimeType: "image/webp" } as const;
  const poster = { ...webpOf, role: "poster", name: FILE_NAMES.poster, ...frame } as const;
  const size = scaleToWidth(frame, THUMBNAIL_WIDTH);
  const thumb = { ...webpOf, role: "thumbnail", name: FILE_NAMES.thumbnail, ...size } as const;
  await writeWholeFile(directory, poster, webp);
  await writeWholeFile(directory, thumb, thumbnail);
  return [poster, thumb].map((file): ArtifactFile => ({ ...file, duration: null }));
}
