import { scaleToWidth, THUMBNAIL_WIDTH } from "@kinora/catalogue/frame-sizes";
import { composeMusic } from "@kinora/music/compose/compose-music";
import { drawCover } from "@kinora/music/cover/draw-cover";
import { takePeaks } from "@kinora/music/cover/take-peaks";
import { MUSIC_FILES } from "@kinora/music/file/file-names";
import { packStems } from "@kinora/music/file/pack-stems";
import { writeMidi } from "@kinora/music/file/write-midi";
import { writeWav24 } from "@kinora/music/file/write-wav24";
import { leaveRoom, renderMusic } from "@kinora/music/render/render-music";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { sweepMemory } from "@kinora/studio/draw/sweep-memory";
import type { RenderedFile } from "@kinora/studio/file/rendered-file";
import { type FileFacts, writeWholeFile } from "@kinora/studio/file/whole-file";
import { renderPicture } from "@kinora/studio/picture/render-picture";
import type { MusicRenderRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

/** Percent at which the piece has been played, its files written and its stems packed. */
const PLAYED = 70;
const WRITTEN = 78;
const PACKED = 94;

const UNSEEN = { width: null, height: null } as const;

/** Composes and plays a piece; writes WAV, MIDI, stems, waveform and cover. */
export async function drawMusicStep(
  { music, recipe, directory }: MusicRenderRequest,
  report: ReportProgress,
): Promise<RenderResult> {
  const xmp = writeXmpPacket(recipe);
  const { duration } = music;
  const files: RenderedFile[] = [];
  const keep = async (facts: FileFacts, content: Buffer | Iterable<Buffer>) => {
    files.push(await writeWholeFile(directory, facts, content));
  };
  const download = { role: "download", ...UNSEEN, duration } as const;
  // A scope of its own, so that the memory used for mastering is freed before the stems are packed.
  const play = async () => {
    const score = composeMusic(music);
    const played = await renderMusic(music, score, (share) => report(share * PLAYED));
    const { mix, stems, parts } = played;
    const wav = { ...download, name: MUSIC_FILES.wav, mimeType: "audio/wav" } as const;
    await keep(wav, writeWav24(mix, xmp));
    const midi = writeMidi(music, { ...score, parts }, xmp);
    await keep({ ...download, name: MUSIC_FILES.midi, mimeType: "audio/midi" }, midi);
    const peaks = takePeaks(mix, duration);
    return { stems: [...stems, leaveRoom(played)], peaks };
  };
  const { stems, peaks } = await play();
  report(WRITTEN);
  await sweepMemory();
  await keep(
    { ...download, name: MUSIC_FILES.stems, mimeType: "application/zip" },
    await packStems(stems, xmp, directory, (share) => report(WRITTEN + share * (PACKED - WRITTEN))),
  );
  await keep(
    { role: "peaks", ...UNSEEN, name: MUSIC_FILES.peaks, mimeType: "application/json" },
    Buffer.from(JSON.stringify(peaks)),
  );
  const canvas = drawCover(music, peaks);
  const cover = await renderPicture({ canvas, drawFrame: () => {} }, 0, recipe);
  const size = { width: cover.width, height: cover.height };
  const still = { mimeType: "image/webp" } as const;
  await keep({ ...still, role: "poster", name: MUSIC_FILES.cover, ...size }, cover.webp);
  const small = scaleToWidth(size, THUMBNAIL_WIDTH);
  const thumbnail = { ...still, role: "thumbnail", name: MUSIC_FILES.thumbnail, ...small } as const;
  await keep(thumbnail, cover.thumbnail);
  return { files, thumbhash: cover.thumbhash, notices: [...music.notices] };
}
