import type { ScoreOrder } from "@kinora/domain/story/story-engine";
import type { Genre } from "@kinora/music/genre/genre";
import { GENRES, type GenreName } from "@kinora/music/genre/genres";
import { LONGEST, type MusicSpec, SHORTEST } from "@kinora/music/music-spec";
import { MOOD_CHARACTER } from "@kinora/music/plan/mood-words";
import { planForm } from "@kinora/music/plan/plan-form";
import { planMusic } from "@kinora/music/plan/plan-music";
import { readRequest } from "@kinora/music/plan/read-request";
import { createRandom } from "@kinora/studio/scene/random";

/** Kinds of music that carry a story of a genre, by nature quiet enough to be spoken over. */
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
/** Words of a tone for the reader of music prompts. */
const TONE_WORDS: Readonly<Record<ScoreOrder["tone"], string>> = {
  basic: "",
  warm: "gentle and warm",
  playful: "playful",
  dramatic: "epic and dramatic",
  suspenseful: "mysterious and dark",
  solemn: "sad and slow",
  hopeful: "happy and hopeful",
};

/** A last chord rings at least so long; a piece has at least so many bars. */
const RING = 2;
const FEWEST_BARS = 4;

/** The tempo itself or its double, whichever the genre plays: a cut on a beat stays on a beat. */
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
 * The music of a story: exactly its tempo, so that its cuts fall on beats, and as many bars as fit before a
 * last chord that rings until the last frame. A story too short for a piece gets the beginning of one.
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
