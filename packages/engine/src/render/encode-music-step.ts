import { join } from "node:path";
import { encodeMp3 } from "@kinora/music/file/encode-mp3";
import { MUSIC_FILES } from "@kinora/music/file/file-names";
import { keyName } from "@kinora/music/file/key-name";
import { GENRES } from "@kinora/music/genre/genres";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { finishFile, unfinishedPath } from "@kinora/studio/file/whole-file";
import type { MusicRenderRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

/** Maximum characters of a title taken from a prompt. */
const TITLE_LENGTH = 80;

/** Encodes the played WAV as MP3 with its tags. */
export async function encodeMusicStep(
  { music, recipe, directory }: MusicRenderRequest,
  report: ReportProgress,
): Promise<RenderResult> {
  const texts = {
    title: Array.from(recipe.prompt).slice(0, TITLE_LENGTH).join(""),
    genre: GENRES[music.genre].title,
    tempo: music.tempo,
    key: keyName(music),
    seconds: music.duration,
  };
  report(5);
  const wav = join(directory, MUSIC_FILES.wav);
  const unfinished = unfinishedPath(directory, MUSIC_FILES.mp3);
  await encodeMp3(wav, texts, writeXmpPacket(recipe), unfinished);
  const main = await finishFile(directory, {
    role: "main",
    name: MUSIC_FILES.mp3,
    mimeType: "audio/mpeg",
    width: null,
    height: null,
    duration: music.duration,
  });
  return { files: [main], thumbhash: null, notices: [] };
}
