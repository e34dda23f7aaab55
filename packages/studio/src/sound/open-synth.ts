import { type BasicSoundBank, SpessaLog, SpessaSynthProcessor } from "spessasynth_core";
import { SAMPLE_RATE } from "./stereo.ts";

/** Opens a synthesiser of the bank's instruments, reverb and chorus included. */
export async function openSynth(bank: BasicSoundBank): Promise<SpessaSynthProcessor> {
  // It warns of each channel's missing preset before a bank can be added.
  SpessaLog.setLogLevel(false, false, false);
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false });
  // A bank added earlier is not seen by the channels.
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(bank, "main");
  synth.onMissingPreset = ({ program }) => {
    throw new Error(`The sound bank has no instrument ${program}`);
  };
  return synth;
}
