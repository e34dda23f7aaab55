import type { Genre } from "../genre/genre.ts";
import { DRUM_KEYS } from "../genre/genre.ts";
import { barSeconds, type MusicSpec } from "../music-spec.ts";
import type { PlacedChord, ScoreNote } from "./score.ts";
import { openTuneLine } from "./tune-line.ts";
import { lowestBass } from "./write-bass.ts";

/**
 * Seconds before the end at which the last keys are released, so that strings and reverb die away.
 */
const LET_GO = 0.7;
/** Seconds between the voices of the last chord when it is rolled. */
const ROLL = 0.035;

/**
 * Writes the last chord: all parts on the tonic, rolled on plucked and struck instruments, and left
 * to ring.
 */
export function writeEnding(
  spec: MusicSpec,
  genre: Genre,
  last: PlacedChord,
  lastTune: number | null,
): ScoreNote[] {
  const start = spec.bars * barSeconds(spec);
  const end = spec.duration - LET_GO;
  const notes: ScoreNote[] = [];
  const { players } = spec;
  for (const part of ["chords", "figure", "pad"] as const) {
    if (players[part] === undefined) continue;
    last.keys.forEach((key, index) => {
      const roll = part === "pad" || genre.loose < 6 ? 0 : index * ROLL;
      notes.push({ part, key, velocity: part === "pad" ? 66 : 78, start: start + roll, end });
    });
  }
  if (players.bass !== undefined) {
    const low = lowestBass(spec);
    const above = (last.chord.root - low + 60) % 12;
    // The lowest tonic, except for the lowest notes, which only rumble.
    const key = low + above < 31 ? low + above + 12 : low + above;
    notes.push({ part: "bass", key, velocity: 92, start, end });
  }
  if (players.lead !== undefined) {
    const line = openTuneLine(spec, players.lead);
    const homes = [-14, -7, 0, 7, 14]
      .map((degree) => line.keyOf(degree))
      .filter((key) => key >= line.low && key <= line.high);
    const from = lastTune ?? (line.low + line.high) / 2;
    const [key] = homes.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
    if (key !== undefined)
      notes.push({ part: "lead", key, velocity: 90, start: start + 0.01, end });
  }
  if (genre.kit !== null) {
    const strikes = genre.loose < 4 || genre.drums.some(({ kick }) => kick !== undefined);
    if (strikes) {
      notes.push({ part: "drums", key: DRUM_KEYS.kick, velocity: 100, start, end: start + 1 });
      notes.push({ part: "drums", key: DRUM_KEYS.crash, velocity: 76, start, end });
    }
  }
  return notes;
}
