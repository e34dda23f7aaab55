import { MODES, type ModeName, pitchClass, semitonesOf } from "./mode.ts";

/** Reasons for a note outside the scale. */
export type Reason = "leading tone" | "blue note" | "approach";

/** A chord of the piece. Pitch classes are absolute, 0 = C. */
export interface KeyedChord {
  /** Degree of the root, 0..6. */
  readonly degree: number;
  readonly root: number;
  /** Root, third, fifth, and the seventh if there is one. */
  readonly tones: readonly number[];
  /** Pitch classes of the scale that this chord replaces with a neighbour, and the reason. */
  readonly altered: ReadonlyMap<number, { readonly to: number; readonly why: Reason }>;
}

export interface Tonality {
  /** Pitch class of the tonic. */
  readonly tonic: number;
  readonly mode: ModeName;
}

export interface ChordStyle {
  readonly sevenths: boolean;
  /** True when every chord is a dominant seventh, as in the blues. */
  readonly dominants: boolean;
}

const DOMINANT = [0, 4, 7, 10] as const;
const V = 4;

/**
 * Builds a chord on a 0-based degree from thirds of the scale. `raised`: the fifth degree gets a
 * leading tone where the mode has none (harmonic minor), which strengthens the cadence.
 */
export function buildChord(
  { tonic, mode }: Tonality,
  degree: number,
  style: ChordStyle,
  raised = false,
): KeyedChord {
  const root = pitchClass(tonic + semitonesOf(mode, degree));
  const scaleTones = [0, 2, 4, 6]
    .slice(0, style.sevenths || style.dominants ? 4 : 3)
    .map((third) => pitchClass(tonic + semitonesOf(mode, degree + third)));
  const altered = new Map<number, { to: number; why: Reason }>();
  const tones = scaleTones.map((tone, index) => {
    const blues = style.dominants ? pitchClass(root + (DOMINANT[index] ?? 0)) : tone;
    const leading = raised && degree === V && index === 1;
    const wanted = leading ? pitchClass(tonic - 1) : blues;
    if (wanted === tone) return tone;
    const why = wanted === pitchClass(tonic - 1) ? "leading tone" : "blue note";
    altered.set(tone, { to: wanted, why });
    return wanted;
  });
  return { degree, root, tones, altered };
}

/** Returns true when the pitch class is in the scale. */
export function isInScale({ tonic, mode }: Tonality, key: number): boolean {
  const above = pitchClass(key - tonic);
  return MODES[mode].some((semitones) => semitones === above);
}
