import type { PictureScores } from "@kinora/contracts/scan/scan-limits";
import { openNetwork } from "@kinora/network/open-network";
import { seePicture } from "@kinora/network/see-picture";
import { readWeights } from "@kinora/network/weights";

export interface Classifier {
  /** Side of the square input in pixels. */
  readonly side: number;
  /**
   * @param pixels red, green and blue of side×side, one byte each
   */
  classify(pixels: Uint8Array): Promise<PictureScores>;
}

async function open(name: "mobilenet" | "inception", side: number): Promise<Classifier> {
  const network = await openNetwork(await readWeights(name), { once: true });
  return {
    side,
    async classify(pixels) {
      const picture = Float32Array.from(pixels, (value) => value / 255);
      const [shares = []] = await seePicture(network, side, picture);
      const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = shares;
      return { drawing, hentai, neutral, porn, sexy };
    },
  };
}

let quick: Promise<Classifier> | undefined;
let thorough: Promise<Classifier> | undefined;

/**
 * MobileNetV2 of nsfwjs (MIT), loaded once per process; takes a seventh of TensorFlow.js's time per
 * picture.
 */
export function loadQuickClassifier(): Promise<Classifier> {
  quick ??= open("mobilenet", 224);
  return quick;
}

/** InceptionV3 of nsfwjs, for uncertain cases; takes eight times as long per picture. */
export function loadThoroughClassifier(): Promise<Classifier> {
  thorough ??= open("inception", 299);
  return thorough;
}
