import type { DrumName } from "../genre/genre.ts";
import { GENRE_NAMES, GENRES, type GenreName } from "../genre/genres.ts";
import { INSTRUMENTS, type InstrumentName, isInstrumentName } from "../genre/instruments.ts";
import { MUSIC_MOODS, type MusicMood } from "../music-spec.ts";
import type { ModeName } from "../theory/mode.ts";
import { DRUM_WORDS } from "./drum-words.ts";
import { findWords } from "./find-words.ts";
import { MOOD_WORDS } from "./mood-words.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";
import { UNPLAYED_WORDS } from "./unplayed-words.ts";

/** What a prompt says about the music; null or empty where it says nothing. */
export interface MusicRequest {
  readonly genre: GenreName | null;
  /** True when the genre is named, false when it is guessed from the subject. */
  readonly named: boolean;
  readonly otherGenres: readonly string[];
  readonly mood: MusicMood | null;
  readonly instruments: readonly InstrumentName[];
  readonly tempo: number | null;
  readonly tonic: number | null;
  readonly mode: ModeName | null;
  /** Meter as written, such as "7/8". */
  readonly meter: string | null;
  /** Drums and percussion as named in the prompt. */
  readonly drums: readonly (readonly [DrumName | "drums", phrase: string])[];
  readonly unplayed: readonly string[];
}

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const KEY =
  /\b(?:in\s+)?([A-G])\s?(sharp|flat|#|♯|♭)?[\s-]?(major|minor|dorian|phrygian|lydian|mixolydian)\b/i;
const NAMED_MODES: Readonly<Record<string, ModeName>> = {
  major: "ionian",
  minor: "aeolian",
  dorian: "dorian",
  phrygian: "phrygian",
  lydian: "lydian",
  mixolydian: "mixolydian",
};

function readKey(text: string): { tonic: number | null; mode: ModeName | null } {
  const match = KEY.exec(text);
  if (match === null) {
    const [, word = ""] = /\b(major|minor)\b/i.exec(text) ?? [];
    return { tonic: null, mode: NAMED_MODES[word.toLowerCase()] ?? null };
  }
  const [, letter = "", sign = "", mode = ""] = match;
  const shift = /sharp|#|♯/i.test(sign) ? 1 : sign === "" ? 0 : -1;
  const tonic = ((LETTERS[letter.toLowerCase()] ?? 0) + shift + 12) % 12;
  return { tonic, mode: NAMED_MODES[mode.toLowerCase()] ?? null };
}

function readTempo(text: string): number | null {
  const [, figure] = /\b(\d{2,3})\s?(?:bpm|beats)\b/i.exec(text) ?? [];
  const tempo = Number(figure ?? Number.NaN);
  return tempo >= 40 && tempo <= 220 ? tempo : null;
}

/**
 * Matches exclusions, which are not reported as missing: "no vocals", "without any singing or
 * lyrics".
 */
const UNWANTED =
  /\b(?:no|not|non|without|never)\b[\s-]+(?:any\s+)?[\p{L}-]+(?:\s+(?:or|and|nor)\s+[\p{L}-]+)?/giu;

/** Reads a prompt: genre, mood, instruments, tempo ("120 bpm") and key ("in D minor"). */
export function readRequest(prompt: string): MusicRequest {
  const genres = findWords(
    prompt,
    GENRE_NAMES.map((name) => [name, GENRES[name].words] as const),
  );
  const subjects = findWords(prompt, SUBJECT_WORDS);
  const moods = findWords(
    prompt,
    MUSIC_MOODS.map((mood) => [mood, MOOD_WORDS[mood]] as const),
  );
  const instruments = findWords(
    prompt,
    Object.entries(INSTRUMENTS).flatMap(([name, { words }]) =>
      isInstrumentName(name) ? [[name, words] as const] : [],
    ),
  );
  const named = strongest(genres, instruments.length > 0);
  const wished = prompt.replaceAll(UNWANTED, " ");
  return {
    genre: named ?? subjects[0]?.name ?? null,
    named: named !== null,
    otherGenres: [...new Set(genres.map(({ name }) => name))]
      .filter((name) => named !== null && name !== named && !isByTheWay(name, genres))
      .map((name) => GENRES[name].title),
    mood: moods[0]?.name ?? null,
    instruments: [...new Set(instruments.map(({ name }) => name))],
    tempo: readTempo(prompt),
    ...readKey(prompt),
    meter: /(?<![\d/])(\d{1,2}\/(?:4|8|16))(?![\d/])/.exec(prompt)?.[1] ?? null,
    drums: findWords(wished, DRUM_WORDS).map(({ name, phrase }) => [name, phrase] as const),
    unplayed: [...new Set(findWords(wished, UNPLAYED_WORDS).map(({ name }) => name))],
  };
}

/**
 * Words that name an instrument or a mood as well as a genre; an unambiguous genre name takes
 * precedence.
 */
const SOFT = new Set([
  "piano",
  "solo piano",
  "ballad",
  "banjo",
  "koto",
  "harpsichord",
  "music box",
  "808",
  "guitar riff",
  "epic",
  "chill",
  "sleep",
  "sleepy",
  "baby",
  "upbeat",
  "uplifting",
  "party",
  "dance",
  "smooth",
  "sensual",
  "neon",
  "cafe",
  "paris",
  "emotional",
  "sentimental",
  "elegant",
  "adventure",
  "battle",
  "cozy",
  "cosy",
  "acoustic",
  "island",
  "wedding",
  "palace",
  "royal",
  "temple",
  "tavern",
  "aggressive",
  "orchestral",
  "drone",
  "medieval",
  "circus",
  "heroic",
  "tropical",
]);

type FoundGenre = { readonly name: GenreName; readonly phrase: string };

function strongest(genres: readonly FoundGenre[], playsInstruments: boolean): GenreName | null {
  const plain = genres.find(({ phrase }) => !SOFT.has(phrase));
  const byMood = genres.find(({ phrase }) => !phrase.endsWith("piano") || !playsInstruments);
  return (plain ?? byMood ?? genres[0])?.name ?? null;
}

const isByTheWay = (name: GenreName, genres: readonly FoundGenre[]) =>
  genres.filter((genre) => genre.name === name).every(({ phrase }) => SOFT.has(phrase));
