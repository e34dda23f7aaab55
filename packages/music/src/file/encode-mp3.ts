import { readFile, writeFile } from "node:fs/promises";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { type Id3Texts, writeId3 } from "./id3-tag.ts";

/** Transparent to most listeners; 1.4 MB per minute. */
const BIT_RATE = "192k";

/**
 * Encodes a WAV file as MP3 with our own tag: without dates or encoder names, so that the bytes are
 * the same each time.
 */
export async function encodeMp3(
  wav: string,
  texts: Id3Texts,
  xmp: string,
  output: string,
): Promise<void> {
  const run = startFfmpeg([
    ...["-i", wav, "-map", "0:a", "-map_metadata", "-1", "-c:a", "libmp3lame", "-b:a", BIT_RATE],
    ...[
      "-write_id3v2",
      "0",
      "-id3v2_version",
      "0",
      "-fflags",
      "+bitexact",
      "-flags:a",
      "+bitexact",
    ],
    ...["-f", "mp3", output],
  ]);
  run.input.end();
  await run.done;
  await writeFile(output, Buffer.concat([writeId3(texts, xmp), await readFile(output)]));
}
