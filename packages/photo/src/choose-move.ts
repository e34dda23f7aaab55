import type { Random } from "@kinora/studio/scene/random";

export const PHOTO_MOVES = [
  "push-in",
  "pull-out",
  "pan-left",
  "pan-right",
  "sway",
  "rise",
  "sink",
] as const;
export type PhotoMove = (typeof PHOTO_MOVES)[number];

/** Words of a prompt that name a move; the first match wins. */
const WORDS: readonly (readonly [RegExp, PhotoMove])[] = [
  [
    /\b(zoom(s|ing)?|pull(s|ing)?|dolly|move[sd]?) (out|back|away)\b|\bpull[- ]?back\b/i,
    "pull-out",
  ],
  [/\b(zoom|push|dolly|closer|close[- ]?up|approach)/i, "push-in"],
  [/\b(pan|panning|pans|slide|slides|travel\w*|move[sd]?) (to the )?left\b/i, "pan-left"],
  [/\b(pan|panning|pans|slide|slides|travel\w*|move[sd]?) (to the )?right\b/i, "pan-right"],
  [/\b(orbit|circle|circling|sway|parallax|around|3d)/i, "sway"],
  [/\b(tilt(s|ing)? down|sink|descend|lower)/i, "sink"],
  [/\b(tilt|rise|rising|crane|lift|ascend|upwards?|drone)/i, "rise"],
  [/\bpan(s|ning)?\b/i, "pan-right"],
];

const OF_EFFECT: Readonly<Record<string, readonly PhotoMove[]>> = {
  zoom: ["push-in"],
  motion: ["pan-left", "pan-right"],
  action: ["sway"],
};

const FREE: readonly PhotoMove[] = ["push-in", "sway", "pull-out", "sway", "pan-right", "rise"];
/** A drawing has no depth to look around in, so the camera only travels over it. */
const OVER_DRAWINGS: readonly PhotoMove[] = [
  "push-in",
  "pull-out",
  "pan-left",
  "pan-right",
  "rise",
];

/** Chooses the camera move: by the prompt, else by the effect, else by the seed. */
export function chooseMove(
  prompt: string,
  effect: string | null,
  drawing: boolean,
  random: Random,
): PhotoMove {
  const named = WORDS.find(([words]) => words.test(prompt))?.[1];
  if (named !== undefined) return named;
  return random.pick(OF_EFFECT[effect ?? ""] ?? (drawing ? OVER_DRAWINGS : FREE));
}
