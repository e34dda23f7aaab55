import { openSynth } from "@kinora/studio/sound/open-synth";
import { loadSoundBank } from "@kinora/studio/sound/sound-bank";
import { createStereo, SAMPLE_RATE, type Stereo } from "@kinora/studio/sound/stereo";
import type { SpessaSynthProcessor } from "spessasynth_core";
import type { Score } from "../compose/score.ts";
import type { PartName } from "../genre/genre.ts";
import { placeDrums } from "./drum-places.ts";

/** Samples rendered between updates of the notes: 2.7 ms, which is inaudible. */
const BLOCK = 128;
/** The synthesiser's channels, each rendered separately. */
const CHANNELS = 16;

/** The dry sound of each part, and the shared reverb. Their sum is the mix. */
export interface Stems {
  readonly parts: readonly { readonly name: PartName; readonly sound: Stereo }[];
  readonly room: Stereo;
}

interface Event {
  readonly at: number;
  readonly run: (synth: SpessaSynthProcessor) => void;
}

function eventsOf({ parts, notes }: Score): Event[] {
  const channels = new Map(parts.map(({ name, channel }) => [name, channel]));
  return notes
    .flatMap(({ part, key, velocity, start, end }) => {
      const channel = channels.get(part);
      if (channel === undefined) return [];
      return [
        { at: start, run: (on: SpessaSynthProcessor) => on.noteOn(channel, key, velocity) },
        { at: end, run: (on: SpessaSynthProcessor) => on.noteOff(channel, key) },
      ];
    })
    .toSorted((a, b) => a.at - b.at);
}

/**
 * Plays this many seconds of a score with the sampled instruments.
 *
 * @param onProgress receives the share played, 0..1, about once per second of music
 */
export async function playScore(
  score: Score,
  seconds: number,
  onProgress: (share: number) => void = () => {},
): Promise<Stems> {
  const synth = await openSynth(loadSoundBank("wide"));
  for (const { name, channel, program, volume, pan, reverb } of score.parts) {
    synth.programChange(channel, program);
    synth.controllerChange(channel, 7, volume);
    synth.controllerChange(channel, 10, pan);
    synth.controllerChange(channel, 91, reverb);
    for (const [controller, value] of name === "drums" ? placeDrums() : [])
      synth.controllerChange(channel, controller, value);
  }
  const room = createStereo(seconds);
  const parts = score.parts.map(({ name, channel }) => ({
    name,
    channel,
    sound: createStereo(seconds),
  }));
  const unused = createStereo(seconds);
  const outputs = Array.from({ length: CHANNELS }, (_, channel) => {
    const { left, right } = parts.find((part) => part.channel === channel)?.sound ?? unused;
    return [left, right];
  });
  const events = eventsOf(score);
  let next = 0;
  const { length } = room.left;
  for (let from = 0; from < length; from += BLOCK) {
    for (let event = events[next]; event !== undefined; event = events[next]) {
      if (event.at * SAMPLE_RATE > from) break;
      event.run(synth);
      next += 1;
    }
    const count = Math.min(BLOCK, length - from);
    synth.processSplit(outputs, room.left, room.right, from, count);
    if (Math.floor(from / SAMPLE_RATE) !== Math.floor((from + count) / SAMPLE_RATE))
      onProgress(from / length);
  }
  return { parts: parts.map(({ name, sound }) => ({ name, sound })), room };
}
