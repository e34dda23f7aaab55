import type { Genre, PartName } from "../genre/genre.ts";
import { PART_NAMES } from "../genre/genre.ts";
import type { MusicPhrase, PhraseEnd } from "../music-spec.ts";

export const PHRASE_BARS = 4;
/** Minimum number of phrases of a piece with an introduction. */
const LONG_PIECE = 6;

/**
 * Returns the labels of the phrases: pairs of statement and answer, contrast in the middle,
 * statement at the end.
 */
function letters(count: number): ("A" | "B")[] {
  const pattern = ["A", "A", "B", "B", "A", "A", "B", "A"] as const;
  if (count <= 2) return Array.from({ length: count }, () => "A");
  if (count === 3) return ["A", "B", "A"];
  const all = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? "A");
  all[count - 1] = "A";
  return all;
}

/**
 * Returns the energy at a point of the piece: it peaks after two thirds and decreases slightly
 * towards the end.
 */
function energyAt(share: number, label: "A" | "B"): number {
  const arch = share < 0.66 ? 0.45 + 0.55 * (share / 0.66) : 1 - 0.25 * ((share - 0.66) / 0.34);
  return Math.min(1, arch + (label === "B" ? 0.08 : 0));
}

/**
 * Chooses the parts of a phrase: without pad at low energy, and without rhythm section in a breath.
 */
function choosePlayers(present: readonly PartName[], energy: number, breath: boolean): PartName[] {
  if (breath) return present.filter((part) => part !== "drums" && part !== "bass");
  if (energy >= 0.62) return [...present];
  return present.filter((part) => part !== "pad" || energy >= 0.5 || present.length <= 3);
}

function endOf(genre: Genre, index: number, count: number, loop: boolean): PhraseEnd {
  if (index === count - 1) return "half";
  if (genre.cycles || genre.dominants) return "open";
  return index % 2 === 0 && !loop ? "half" : "full";
}

/** Divides bars into an introduction and four-bar phrases, each with its role in the form. */
export function planForm(
  genre: Genre,
  bars: number,
  loop: boolean,
  lift: number,
): readonly MusicPhrase[] {
  const present = PART_NAMES.filter((part) =>
    part === "drums" ? genre.kit !== null : genre.players[part] !== undefined,
  );
  const phrases = Math.max(1, Math.floor(bars / PHRASE_BARS));
  const spare = bars - phrases * PHRASE_BARS;
  // A long piece opens with the harmony alone, for the remaining bars or for a phrase.
  const opening = !loop && phrases >= LONG_PIECE && spare < 2 ? PHRASE_BARS : 0;
  const introBars = spare + opening;
  const count = phrases - (opening > 0 ? 1 : 0);
  const seen = { A: 0, B: 0 };
  const intro: MusicPhrase[] =
    introBars === 0
      ? []
      : [
          {
            label: "intro",
            variant: 0,
            firstBar: 0,
            bars: introBars,
            energy: Math.max(0.2, 0.35 + lift),
            end: "open",
            parts: present.filter(
              (part) => part !== "lead" && part !== "drums" && (part !== "bass" || introBars > 2),
            ),
          },
        ];
  // An introduction without harmony would be empty, so it gets all parts.
  if (intro[0]?.parts.length === 0) intro[0] = { ...intro[0], parts: present };
  const body = letters(count).map((label, index): MusicPhrase => {
    const share = count === 1 ? 1 : index / (count - 1);
    const energy = Math.min(1, Math.max(0.25, energyAt(share, label) + lift));
    const breath = count >= LONG_PIECE && index === Math.floor(count * 0.6) && genre.kit !== null;
    const parts = choosePlayers(present, energy, breath && !loop);
    seen[label] += 1;
    return {
      label,
      variant: seen[label] - 1,
      firstBar: introBars + index * PHRASE_BARS,
      bars: PHRASE_BARS,
      energy: breath ? energy * 0.7 : energy,
      end: endOf(genre, index, count, loop),
      parts,
    };
  });
  return [...intro, ...body];
}
