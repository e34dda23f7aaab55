import { placeOf } from "../scene/place/place-catalogue.ts";
import type { PlaceKin } from "../scene/place/place-facts.ts";
import type { Mood, SceneSpec } from "../scene/scene-spec.ts";

/** General MIDI programs (0-based). */
const GM = {
  piano: 0,
  electricPiano: 4,
  celesta: 8,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  accordion: 21,
  nylonGuitar: 24,
  bass: 32,
  fretless: 35,
  synthBass: 38,
  cello: 42,
  tremolo: 44,
  pizzicato: 45,
  harp: 46,
  strings: 48,
  slowStrings: 49,
  choir: 52,
  horn: 60,
  clarinet: 71,
  flute: 73,
  recorder: 74,
  panFlute: 75,
  whistle: 78,
  warmPad: 89,
  polySynth: 90,
  spacePad: 91,
  halo: 94,
  crystal: 98,
  kalimba: 108,
} as const;

/** Instrument for each part. */
export interface Instrumentation {
  readonly pad: number;
  readonly figure: number;
  readonly lead: number;
  readonly bass: number;
}

/** Harmony and pace of a mood. Degrees count from 0 within the scale. */
export interface Character {
  /** Semitones of the seven degrees. */
  readonly scale: readonly number[];
  readonly tempo: number;
  /** Degrees before the cadence, cycled. */
  readonly progression: readonly number[];
  readonly beforeEnd: number;
  /** Notes of the broken chord in a beat. */
  readonly notesPerBeat: number;
  readonly drums: "none" | "shaker" | "heart" | "march";
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];

export const CHARACTERS: Record<Mood, Character> = {
  calm: {
    scale: LYDIAN,
    tempo: 76,
    progression: [0, 4, 5, 3],
    beforeEnd: 4,
    notesPerBeat: 2,
    drums: "none",
  },
  joyful: {
    scale: MAJOR,
    tempo: 116,
    progression: [0, 3, 5, 3],
    beforeEnd: 4,
    notesPerBeat: 2,
    drums: "shaker",
  },
  mysterious: {
    scale: DORIAN,
    tempo: 72,
    progression: [0, 3, 6, 3],
    beforeEnd: 6,
    notesPerBeat: 2,
    drums: "none",
  },
  epic: {
    scale: MINOR,
    tempo: 96,
    progression: [0, 5, 2, 6],
    beforeEnd: 6,
    notesPerBeat: 4,
    drums: "march",
  },
  melancholy: {
    scale: MINOR,
    tempo: 66,
    progression: [0, 5, 3, 2],
    beforeEnd: 3,
    notesPerBeat: 2,
    drums: "none",
  },
  tense: {
    scale: MINOR,
    tempo: 100,
    progression: [0, 0, 5, 1],
    beforeEnd: 6,
    notesPerBeat: 4,
    drums: "heart",
  },
};

const BY_MOOD: Record<Mood, Instrumentation> = {
  calm: { pad: GM.slowStrings, figure: GM.harp, lead: GM.flute, bass: GM.fretless },
  joyful: { pad: GM.strings, figure: GM.pizzicato, lead: GM.recorder, bass: GM.bass },
  mysterious: { pad: GM.choir, figure: GM.celesta, lead: GM.vibraphone, bass: GM.cello },
  epic: { pad: GM.strings, figure: GM.cello, lead: GM.horn, bass: GM.cello },
  melancholy: { pad: GM.slowStrings, figure: GM.piano, lead: GM.cello, bass: GM.cello },
  tense: { pad: GM.tremolo, figure: GM.pizzicato, lead: GM.clarinet, bass: GM.cello },
};

/** Instruments of a place that replace some of the mood's. */
const BY_PLACE: Partial<Record<PlaceKin, Partial<Instrumentation>>> = {
  "neon-city": {
    pad: GM.warmPad,
    figure: GM.electricPiano,
    lead: GM.polySynth,
    bass: GM.synthBass,
  },
  city: { figure: GM.electricPiano, lead: GM.vibraphone, bass: GM.bass },
  space: { pad: GM.halo, figure: GM.crystal, lead: GM.spacePad, bass: GM.synthBass },
  underwater: { pad: GM.spacePad, figure: GM.vibraphone, lead: GM.halo },
  snow: { figure: GM.musicBox, lead: GM.celesta },
  beach: { figure: GM.nylonGuitar, lead: GM.marimba },
  desert: { figure: GM.nylonGuitar, lead: GM.panFlute },
  jungle: { figure: GM.kalimba, lead: GM.panFlute },
  forest: { figure: GM.harp, lead: GM.flute },
  mountains: { lead: GM.whistle },
  village: { figure: GM.nylonGuitar, lead: GM.accordion },
  farm: { figure: GM.nylonGuitar, lead: GM.recorder },
  room: { figure: GM.piano },
};

/** Chooses the instruments of a scene by its mood, with those of its place. */
export function choosePalette(spec: SceneSpec): Instrumentation {
  const own = BY_MOOD[spec.mood];
  const local = BY_PLACE[placeOf(spec.place).kin] ?? {};
  // An epic or tense scene keeps its orchestral accompaniment; only the voices above change.
  const heavy = spec.mood === "epic" || spec.mood === "tense";
  return heavy ? { ...own, lead: local.lead ?? own.lead } : { ...own, ...local };
}
