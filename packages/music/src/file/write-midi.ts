import type { Score, ScoreNote, ScorePart } from "../compose/score.ts";
import { GENRES } from "../genre/genres.ts";
import type { MusicSpec } from "../music-spec.ts";

/** Ticks per quarter. */
const DIVISION = 480;

interface MidiEvent {
  readonly tick: number;
  /** Sorts releases before strikes on the same tick. */
  readonly order: number;
  readonly bytes: readonly number[];
}

/** Encodes seven bits per byte, with the high bit set on all but the last. */
function variableLength(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function meta(type: number, content: Buffer): number[] {
  return [0xff, type, ...variableLength(content.length), ...content];
}

function track(events: readonly MidiEvent[], endTick: number): Buffer {
  const sorted = events.toSorted((a, b) => a.tick - b.tick || a.order - b.order);
  const bytes: number[] = [];
  let now = 0;
  for (const event of sorted) {
    bytes.push(...variableLength(event.tick - now), ...event.bytes);
    now = event.tick;
  }
  bytes.push(...variableLength(Math.max(0, endTick - now)), ...meta(0x2f, Buffer.alloc(0)));
  const header = Buffer.alloc(8);
  header.write("MTrk", 0, "latin1");
  header.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([header, Buffer.from(bytes)]);
}

function conductor(spec: MusicSpec, xmp: string): MidiEvent[] {
  const tempo = Buffer.alloc(4);
  tempo.writeUInt32BE(Math.round(60_000_000 / spec.tempo));
  const at = (bytes: number[]): MidiEvent => ({ tick: 0, order: 0, bytes });
  return [
    at(meta(0x03, Buffer.from(GENRES[spec.genre].title, "utf8"))),
    // MIDI has no place for XMP; editors preserve a text event.
    at(meta(0x01, Buffer.from(xmp, "utf8"))),
    at(meta(0x51, tempo.subarray(1))),
    at(meta(0x58, Buffer.from([spec.meter, 2, 24, 8]))),
  ];
}

function performer(
  { name, channel, program, volume, pan, reverb }: ScorePart,
  notes: readonly ScoreNote[],
  tickOf: (seconds: number) => number,
): MidiEvent[] {
  const control = (number: number, value: number): MidiEvent => ({
    tick: 0,
    order: 0,
    bytes: [0xb0 | channel, number, value],
  });
  return [
    { tick: 0, order: 0, bytes: meta(0x03, Buffer.from(name, "latin1")) },
    { tick: 0, order: 0, bytes: [0xc0 | channel, program] },
    control(7, volume),
    control(10, pan),
    control(91, reverb),
    ...notes
      .filter(({ part }) => part === name)
      .flatMap(({ key, velocity, start, end }): MidiEvent[] => [
        { tick: tickOf(start), order: 2, bytes: [0x90 | channel, key, velocity] },
        {
          tick: Math.max(tickOf(start) + 1, tickOf(end)),
          order: 1,
          bytes: [0x80 | channel, key, 0],
        },
      ]),
  ];
}

/** Builds a Standard MIDI File of format 1: a conductor track and one track per part. */
export function writeMidi(spec: MusicSpec, score: Score, xmp: string): Buffer {
  // The file stores whole microseconds per quarter, so ticks are computed from the rounded value.
  const quarter = Math.round(60_000_000 / spec.tempo) / 1_000_000;
  const tickOf = (seconds: number) => Math.round((seconds / quarter) * DIVISION);
  const end = tickOf(spec.duration);
  const header = Buffer.alloc(14);
  header.write("MThd", 0, "latin1");
  header.writeUInt32BE(6, 4);
  header.writeUInt16BE(1, 8);
  header.writeUInt16BE(score.parts.length + 1, 10);
  header.writeUInt16BE(DIVISION, 12);
  return Buffer.concat([
    header,
    track(conductor(spec, xmp), end),
    ...score.parts.map((part) => track(performer(part, score.notes, tickOf), end)),
  ]);
}
