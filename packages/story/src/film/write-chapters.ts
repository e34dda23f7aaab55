import type { Chapter } from "@kinora/contracts/creation/creation";

interface TimedChapter extends Chapter {
  /** Seconds at which the chapter ends. */
  readonly end: number;
}

const quote = (text: string) => text.replace(/[=;#\\\n]/g, (sign) => `\\${sign}`);

/** Writes a film's chapters as an ffmpeg metadata file. */
export function writeChapters(title: string, chapters: readonly TimedChapter[]): string {
  const parts = chapters.map(
    (chapter) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${Math.round(chapter.start * 1000)}\nEND=${Math.round(chapter.end * 1000)}\ntitle=${quote(chapter.title)}\n`,
  );
  return `;FFMETADATA1\ntitle=${quote(title)}\n${parts.join("")}`;
}
