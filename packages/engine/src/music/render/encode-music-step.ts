import { join } from "node:path";
import { writeXmpPacket } from "../../studio/picture/xmp-packet.ts";
import type {
  MusicRequest,
  RenderResult,
  ReportProgress,
} from "../../studio/render/render-protocol.ts";
import { finishFile, unfinishedPath } from "../../studio/render/whole-file.ts";
import { encodeMp3 } from "../file/encode-mp3.ts";
import { MUSIC_FILES } from "../file/file-names.ts";
import { keyName } from "../file/key-name.ts";
import { GENRES } from "../genre/genres.ts";

/** Characters of a prompt that make a title. */
const TITLE_LENGTH = 80;

/** Encodes the WAV a piece was played into as MP3, with its tag. */
export async function encodeMusicStep(
  { music, recipe, directory }: MusicRequest,
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
  return { files: [main], thumbhash: null, notices: [], verdict: null };
}
