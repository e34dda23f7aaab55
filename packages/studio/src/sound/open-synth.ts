import { type BasicSoundBank, SpessaLog, SpessaSynthProcessor } from "spessasynth_core";
import { SAMPLE_RATE } from "./stereo.ts";

/** Opens a synthesiser with the bank's instruments, reverb and chorus included. */
export async function openSynth(bank: BasicSoundBank): Promise<SpessaSynthProcessor> {
  // Silences warnings about each channel's missing preset, which are logged before a bank can be
  // added.
  SpessaLog.setLogLevel(false, false, false);
  const synth = new SpessaSynthProcessor(SAMPLE_RATE, { eventsEnabled: false });
  // Channels ignore a bank that is added before initialisation.
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(bank, "main");
  synth.onMissingPreset = ({ program }) => {
    throw new Error(`The sound bank has no instrument ${program}`);
  };
  return synth;
}
