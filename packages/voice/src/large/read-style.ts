import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** Styles of Kokoro's speakers, unchanged from kokoro-js 1.2.1; see assets/NOTICE.md. */
const STYLES: Readonly<Record<string, readonly [file: string, sha256: string]>> = {
  heart: ["af_heart", "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b"],
  bella: ["af_bella", "f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b"],
  sarah: ["af_sarah", "4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a"],
  kore: ["af_kore", "9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e"],
  michael: ["am_michael", "1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1"],
  fenrir: ["am_fenrir", "c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43"],
  puck: ["am_puck", "fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0"],
  emma: ["bf_emma", "669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73"],
  isabella: ["bf_isabella", "3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f"],
  george: ["bm_george", "c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc"],
};

/** Numbers per style; there is one style for each number of sounds. */
const WIDTH = 256;

/**
 * Reads the styles of a voice, which are selected by the number of sounds.
 * @throws Error when the voice has none, or its file differs from the tested one
 */
export async function readStyles(voice: string): Promise<(sounds: number) => Float32Array> {
  const [file, sha256] = STYLES[voice] ?? [];
  if (file === undefined) throw new Error(`The large network has no voice ${voice}.`);
  const bytes = await readFile(new URL(`../../assets/${file}.bin`, import.meta.url));
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
    throw new Error(`The voice ${voice} is not the one that was tried.`);
  }
  const rows = new Float32Array(new Uint8Array(bytes).buffer);
  const last = rows.length / WIDTH - 1;
  return (sounds) => {
    const row = Math.min(Math.max(sounds - 1, 0), last);
    return rows.slice(row * WIDTH, (row + 1) * WIDTH);
  };
}
