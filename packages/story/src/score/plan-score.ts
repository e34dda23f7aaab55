import type { ScoreOrder } from "@kinora/domain/story/story-engine";
import type { Genre } from "@kinora/music/genre/genre";
import { GENRES, type GenreName } from "@kinora/music/genre/genres";
import { LONGEST, type MusicSpec, SHORTEST } from "@kinora/music/music-spec";
import { MOOD_CHARACTER } from "@kinora/music/plan/mood-words";
import { planForm } from "@kinora/music/plan/plan-form";
import { planMusic } from "@kinora/music/plan/plan-music";
import { readRequest } from "@kinora/music/plan/read-request";
import { createRandom } from "@kinora/studio/scene/random";

/** Music genres that suit each story genre and are quiet enough to speak over. */
const KINDS: Readonly<Record<ScoreOrder["genre"], readonly GenreName[]>> = {
  history: ["cinematic", "baroque", "folk"],
  "sci-fi": ["synthwave", "ambient", "trance"],
  funny: ["country", "chiptune", "bossaNova"],
  extreme: ["rock", "drumAndBass", "metal"],
  romantic: ["pianoBallad", "soul", "waltz"],
  mysterious: ["ambient", "east", "cinematic"],
  "action-packed": ["cinematic", "rock", "techno"],
  basic: ["folk", "lofi", "classical"],
};
/** Words for each tone, as the music prompt reader understands them. */
const TONE_WORDS: Readonly<Record<ScoreOrder["tone"], string>> = {
  basic: "",
  warm: "gentle and warm",
  playful: "playful",
  dramatic: "epic and dramatic",
  suspenseful: "mysterious and dark",
  solemn: "sad and slow",
  hopeful: "happy and hopeful",
};

/** Minimum seconds the last chord rings, and minimum bars of a piece. */
const RING = 2;
const FEWEST_BARS = 4;

/**
 * Returns the tempo or its double, whichever suits the genre better; in both cases a cut on a beat
 * stays on a beat.
 */
function fitBeat(genre: Genre, tempo: number): { readonly tempo: number; readonly strain: number } {
  const [slow, quick] = genre.tempo;
  return [tempo, tempo * 2]
    .map((beat) => ({
      tempo: beat,
      strain: Math.abs(Math.log(beat / Math.min(quick, Math.max(slow, beat)))),
    }))
    .reduce((best, each) => (each.strain < best.strain ? each : best));
}

function chooseKind({ prompt, genre, tempo, seed }: ScoreOrder): GenreName {
  const request = readRequest(prompt);
  if (request.named && request.genre !== null) return request.genre;
  const random = createRandom(seed, "score");
  const kinds = KINDS[genre].map((name) => ({
    name,
    price: fitBeat(GENRES[name], tempo).strain * 4 + random.between(0, 1),
  }));
  return kinds.reduce((best, each) => (each.price < best.price ? each : best)).name;
}

/** Seconds from the first cut to the last. */
export function scoreSeconds({ cuts, fps }: Pick<ScoreOrder, "cuts" | "fps">): number {
  return ((cuts.at(-1) ?? 0) - (cuts[0] ?? 0)) / fps;
}

/**
 * Plans the music of a story: exactly at its tempo, so that cuts fall on beats, with as many bars
 * as fit before a last chord that rings until the last frame. A story too short for a whole piece
 * gets the beginning of one.
 */
export function planScore(order: ScoreOrder): MusicSpec {
  const name = chooseKind(order);
  const genre = GENRES[name];
  const { tempo } = fitBeat(genre, order.tempo);
  const bar = (genre.meter * 60) / tempo;
  const duration = Math.max(scoreSeconds(order), FEWEST_BARS * bar + RING);
  const bars = Math.max(FEWEST_BARS, Math.floor((duration - RING) / bar));
  const words = `${genre.words[0] ?? name} ${TONE_WORDS[order.tone]} ${order.prompt}`;
  const planned = planMusic({
    prompt: words,
    seed: order.seed,
    duration: Math.min(LONGEST, Math.max(SHORTEST, duration)),
    loop: false,
  });
  return {
    ...planned,
    duration,
    tempo,
    bars,
    ring: duration - bars * bar,
    phrases: planForm(genre, bars, false, MOOD_CHARACTER[planned.mood].energy),
  };
}
