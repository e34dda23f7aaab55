import type { Random } from "@kinora/studio/scene/random";
import type { Genre, PitchedPart } from "../genre/genre.ts";
import type { InstrumentName } from "../genre/instruments.ts";
import { INSTRUMENTS } from "../genre/instruments.ts";

const PITCHED: readonly PitchedPart[] = ["lead", "chords", "figure", "pad", "bass"];

type Players = Partial<Record<PitchedPart, InstrumentName>>;

/** Chooses the part for a requested instrument: low, sustained or struck. */
function seatOf(name: InstrumentName, players: Players): PitchedPart {
  const { program } = INSTRUMENTS[name];
  if (program >= 32 && program <= 39) return "bass";
  if ((program >= 48 && program <= 54) || program >= 88) {
    if (program <= 95) return "pad";
  }
  const strummed =
    program < 8 || (program >= 24 && program < 32) || program === 46 || program === 105;
  const harmony: PitchedPart = players.figure === undefined ? "chords" : "figure";
  return strummed && players[harmony] !== undefined ? harmony : "lead";
}

/** Chooses the band: drawn from the genre, with the requested instruments in suitable parts. */
export function chooseBand(
  genre: Genre,
  asked: readonly InstrumentName[],
  random: Random,
): Players {
  const players: Players = {};
  for (const part of PITCHED) {
    const candidates = genre.players[part];
    if (candidates === undefined) continue;
    const wanted = candidates.find((name) => asked.includes(name));
    players[part] = wanted ?? random.pick(candidates);
  }
  const taken = new Set<PitchedPart>();
  for (const part of PITCHED) {
    const player = players[part];
    if (player !== undefined && asked.includes(player)) taken.add(part);
  }
  for (const name of asked) {
    if (Object.values(players).includes(name)) continue;
    const seat = seatOf(name, players);
    const free = taken.has(seat)
      ? (["lead", "chords", "figure", "pad"] as const).find(
          (part) => !taken.has(part) && players[part] !== undefined,
        )
      : seat;
    if (free === undefined || players[free] === undefined) continue;
    players[free] = name;
    taken.add(free);
  }
  return players;
}
