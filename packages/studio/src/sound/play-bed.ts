import type { SpessaSynthProcessor } from "spessasynth_core";
import type { Bed } from "./bed.ts";
import { openSynth } from "./open-synth.ts";
import { loadSoundBank } from "./sound-bank.ts";
import { createStereo, SAMPLE_RATE, type Stereo } from "./stereo.ts";

/** Samples rendered between checks for notes: 2.7 ms, finer than audible. */
const BLOCK = 128;

interface Event {
  readonly at: number;
  readonly run: (synth: SpessaSynthProcessor) => void;
}

/** Plays a bed with the sampled instruments, reverb and chorus included. */
export async function playBed(bed: Bed): Promise<Stereo> {
  const synth = await openSynth(loadSoundBank("small"));
  for (const { channel, program, volume, pan, reverb } of bed.parts) {
    synth.programChange(channel, program);
    synth.controllerChange(channel, 7, volume);
    synth.controllerChange(channel, 10, pan);
    synth.controllerChange(channel, 91, reverb);
  }
  const events: Event[] = bed.notes
    .flatMap(({ channel, key, velocity, start, end }) => [
      { at: start, run: (on: SpessaSynthProcessor) => on.noteOn(channel, key, velocity) },
      { at: end, run: (on: SpessaSynthProcessor) => on.noteOff(channel, key) },
    ])
    .toSorted((a, b) => a.at - b.at);
  const sound = createStereo(bed.duration);
  let next = 0;
  for (let from = 0; from < sound.left.length; from += BLOCK) {
    for (let event = events[next]; event !== undefined; event = events[next]) {
      if (event.at * SAMPLE_RATE > from) break;
      event.run(synth);
      next += 1;
    }
    synth.process(sound.left, sound.right, from, Math.min(BLOCK, sound.left.length - from));
  }
  return sound;
}
