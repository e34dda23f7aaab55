import type { Sentence } from "@kinora/contracts/message/sentence";
import { createRandom, type Random } from "@kinora/studio/scene/random";
import { keyWords } from "../file/key-name.ts";
import type { Genre } from "../genre/genre.ts";
import { GENRES } from "../genre/genres.ts";
import { INSTRUMENTS } from "../genre/instruments.ts";
import {
  LONGEST,
  type MusicBrief,
  type MusicMood,
  type MusicSpec,
  SHORTEST,
} from "../music-spec.ts";
import { isBright, type ModeName } from "../theory/mode.ts";
import { chooseBand } from "./choose-players.ts";
import { fitTempo } from "./fit-tempo.ts";
import { MOOD_CHARACTER } from "./mood-words.ts";
import { planForm } from "./plan-form.ts";
import { type MusicRequest, readRequest } from "./read-request.ts";
import { USUAL_GENRES } from "./subject-words.ts";

function chooseMode(genre: Genre, mood: MusicMood | null, random: Random): ModeName {
  const lean = mood === null ? 0 : MOOD_CHARACTER[mood].bright;
  const fitting = genre.modes.filter((mode) => lean === 0 || isBright(mode) === lean > 0);
  return random.pick(fitting.length > 0 ? fitting : genre.modes);
}

function chooseTempo(genre: Genre, { tempo, mood }: MusicRequest, random: Random): number {
  if (tempo !== null) return tempo;
  const [slow, quick] = genre.tempo;
  const pace = mood === null ? 0.5 : MOOD_CHARACTER[mood].pace;
  const place = Math.min(1, Math.max(0, pace + random.between(-0.15, 0.15)));
  return slow + (quick - slow) * place;
}

/** Beats per minute from which music without a named mood is lively. */
const LIVELY = 104;

function usualMood(mode: ModeName, tempo: number): MusicMood {
  if (isBright(mode)) return tempo >= LIVELY ? "happy" : "calm";
  return tempo >= LIVELY ? "energetic" : "mysterious";
}

/** Returns requested drums and meters that the genre does not have. */
function absentDrums({ drums, meter }: MusicRequest, genre: Genre): string[] {
  const heard = new Set(genre.kit === null ? [] : genre.drums.flatMap(Object.keys));
  const absent = drums.filter(([name]) => (name === "drums" ? heard.size === 0 : !heard.has(name)));
  const other = meter !== null && !SIMILAR_METERS[genre.meter].includes(meter);
  return [...absent.map(([, phrase]) => phrase), ...(other ? [meter] : [])];
}

/** Meters that are perceived as three or four beats per bar. */
const SIMILAR_METERS: Readonly<Record<Genre["meter"], readonly string[]>> = {
  3: ["3/4", "3/8", "6/8", "9/8"],
  4: ["4/4", "2/4", "8/8", "12/8"],
};

function writeNotices(
  request: MusicRequest,
  spec: Pick<MusicSpec, "genre" | "players">,
): Sentence[] {
  const genre = GENRES[spec.genre].title.toLowerCase();
  const others = [...request.otherGenres];
  const played = new Set<string | undefined>(Object.values(spec.players));
  const absent = request.instruments
    .filter((name) => !played.has(name))
    .map((name) => INSTRUMENTS[name].words[0] ?? name);
  const words = [...request.unplayed, ...absent, ...absentDrums(request, GENRES[spec.genre])];
  const notices: Sentence[] = [];
  if (!request.named) notices.push({ code: "music.unnamed", params: { genre } });
  if (others.length > 0) notices.push({ code: "music.oneKind", params: { genre, others } });
  if (words.length > 0) notices.push({ code: "music.notPlayed", params: { words } });
  return notices;
}

/**
 * Plans a piece from a prompt: genre, mood, key, tempo, form and band. Deterministic for a recipe.
 *
 * @throws RangeError when the duration is not from SHORTEST to LONGEST seconds
 */
export function planMusic(recipe: MusicBrief): MusicSpec {
  const { seed, duration, loop } = recipe;
  if (!(duration >= SHORTEST && duration <= LONGEST))
    throw new RangeError(`A piece lasts from ${SHORTEST} to ${LONGEST} seconds, not ${duration}`);
  const random = createRandom(seed, "music");
  const request = readRequest(recipe.prompt);
  const name = request.genre ?? random.fork("genre").pick(USUAL_GENRES);
  const genre = GENRES[name];
  const mode = request.mode ?? chooseMode(genre, request.mood, random.fork("mode"));
  const fit = fitTempo(genre, chooseTempo(genre, request, random.fork("tempo")), duration, loop);
  const mood = request.mood ?? usualMood(mode, fit.tempo);
  const players = chooseBand(genre, request.instruments, random.fork("band"));
  const tonic = request.tonic ?? random.fork("key").integer(0, 11);
  return {
    seed,
    duration,
    loop,
    genre: name,
    mood,
    tonic,
    mode,
    ...fit,
    meter: genre.meter,
    phrases: planForm(genre, fit.bars, loop, MOOD_CHARACTER[mood].energy),
    players,
    words: {
      genre: genre.title,
      key: keyWords({ tonic, mode }),
      band: [...new Set(Object.values(players).map((name) => INSTRUMENTS[name].words[0] ?? name))],
    },
    notices: writeNotices(request, { genre: name, players }),
  };
}
