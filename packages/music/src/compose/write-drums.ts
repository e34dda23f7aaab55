import type { Random } from "@kinora/studio/scene/random";
import { DRUM_KEYS, type DrumName, type DrumPattern } from "../genre/genre.ts";
import type { MusicPhrase } from "../music-spec.ts";
import type { DraftNote } from "./draft-note.ts";
import { readPattern, strengthOf } from "./read-pattern.ts";
import { stepsPerBar } from "./time.ts";
import { barsOf, type Writing } from "./write-accompaniment.ts";

const SKINS: readonly DrumName[] = ["snare", "highTom", "tom", "floor"];
const MARKERS = new Set<DrumName>(["crash", "triangle"]);

function isDrumName(name: string): name is DrumName {
  return name in DRUM_KEYS;
}

const hit = (name: DrumName, step: number, strength: number): DraftNote => ({
  part: "drums",
  key: DRUM_KEYS[name],
  step,
  length: 1,
  strength,
});

function playBar(pattern: DrumPattern, bar: number, until: number): DraftNote[] {
  return Object.entries(pattern).flatMap(([name, line]) =>
    isDrumName(name)
      ? readPattern(line)
          .filter(({ step }) => step < until)
          .map(({ step, sign }) => hit(name, bar + step, strengthOf(sign)))
      : [],
  );
}

/** Writes a fill down the drums over the last beat, which announces the end of a phrase. */
function fill(bar: number, perBar: number, random: Random): DraftNote[] {
  const from = perBar - 4;
  return [0, 1, 2, 3]
    .filter((at) => at === 0 || random.next() < 0.8)
    .map((at) => hit(SKINS[at] ?? "snare", bar + from + at, 0.65 + at * 0.1));
}

/** Returns true when the kit includes a snare, and can therefore play a fill. */
function hasSnare(pattern: DrumPattern): boolean {
  return pattern.snare !== undefined || pattern.floor !== undefined;
}

/**
 * Writes the percussion of a phrase: its pattern, a fill into the next phrase, a cymbal on a strong
 * beginning.
 */
export function writeDrums(writing: Writing, phrase: MusicPhrase, random: Random): DraftNote[] {
  const { genre, spec } = writing;
  const pattern = genre.drums[phrase.energy > 0.75 ? genre.drums.length - 1 : 0];
  if (pattern === undefined) return [];
  const perBar = stepsPerBar(spec);
  const bars = barsOf(writing, phrase);
  const notes = bars.flatMap((bar, index) => {
    const fills = index === bars.length - 1 && hasSnare(pattern) && phrase.energy > 0.5;
    const played = playBar(pattern, bar, fills ? perBar - 4 : perBar);
    return fills ? [...played, ...fill(bar, perBar, random)] : played;
  });
  const first = bars[0] ?? 0;
  const marks = phrase.energy > 0.7 && hasSnare(pattern);
  if (marks && !Object.keys(pattern).some((name) => isDrumName(name) && MARKERS.has(name)))
    notes.push(hit("crash", first, 0.7));
  return notes;
}
