import type { TimedWord } from "@kinora/contracts/story/story";
import { readTokens } from "./caption-tokens.ts";
import { lineText, type Page, splitPages } from "./split-pages.ts";

/**
 * Maximum characters per subtitle line (Netflix and BBC advise 37 to 42); a character of a dense
 * script counts twice.
 */
const LINE_LETTERS = 42;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;

export interface SubtitleScene {
  /** Seconds at which the scene begins in the film, and its duration in seconds. */
  readonly start: number;
  readonly seconds: number;
  readonly text: string;
  readonly words: readonly TimedWord[];
}

const lettersOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

function cuesOf(scenes: readonly SubtitleScene[]): Cue[] {
  const rules = { width: LINE_LETTERS, lines: 2 as const, measure: lettersOf };
  return scenes.flatMap(({ start, seconds, text, words }) =>
    text.trim() === ""
      ? []
      : splitPages(readTokens(text, words, seconds), rules).map((page: Page) => ({
          start: start + page.start,
          end: start + Math.min(page.end, seconds),
          lines: page.lines.map(lineText),
        })),
  );
}

function clock(seconds: number, point: "." | ","): string {
  const total = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  const hours = pad(Math.floor(total / 3_600_000), 2);
  const minutes = pad(Math.floor(total / 60_000) % 60, 2);
  return `${hours}:${minutes}:${pad(Math.floor(total / 1000) % 60, 2)}${point}${pad(total % 1000, 3)}`;
}

const escapeVtt = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Writes a film's captions as WebVTT (W3C). */
export function writeVtt(scenes: readonly SubtitleScene[]): string {
  const cues = cuesOf(scenes).map(
    ({ start, end, lines }, index) =>
      `${index + 1}\n${clock(start, ".")} --> ${clock(end, ".")}\n${lines.map(escapeVtt).join("\n")}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** Writes a film's captions as SubRip. */
export function writeSrt(scenes: readonly SubtitleScene[]): string {
  return cuesOf(scenes)
    .map(
      ({ start, end, lines }, index) =>
        `${index + 1}\n${clock(start, ",")} --> ${clock(end, ",")}\n${lines.join("\n")}\n`,
    )
    .join("\n");
}
