import { judgeScores } from "@kinora/contracts/scan/judge-scores";
import {
  type PictureScores,
  type ScanLimits,
  SHIPPED_LIMITS,
} from "@kinora/contracts/scan/scan-limits";
import sharp from "sharp";
import { type Classifier, loadQuickClassifier, loadThoroughClassifier } from "./load-classifier.ts";
import { isDoubtful, meanOf, type Verdict } from "./verdict.ts";

/** Red, green and blue of every pixel, one byte each. */
export interface RawPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PictureScan {
  readonly verdict: Verdict;
  readonly scores: PictureScores;
}

/**
 * Scans a picture: a file (PNG, WebP, JPEG) or pixels. When the quick classifier is uncertain, the
 * thorough one examines the picture too and the mean of both decides, because the quick one
 * mistakes orange fur for skin. Throws when the file cannot be decoded.
 */
export async function scanPicture(
  file: Buffer | RawPicture,
  limits: ScanLimits = SHIPPED_LIMITS,
): Promise<PictureScan> {
  const first = await scoresOf(file, await loadQuickClassifier());
  if (!isDoubtful(first, limits)) return { verdict: "clean", scores: first };
  const second = await scoresOf(file, await loadThoroughClassifier());
  const scores = meanOf(first, second);
  return { verdict: judgeScores(scores, limits), scores };
}

async function scoresOf(
  file: Buffer | RawPicture,
  { side, classify }: Classifier,
): Promise<PictureScores> {
  const pixels = await open(file)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const scores = await classify(pixels);
  const sum = Object.values(scores).reduce((total, value) => total + value, 0);
  // An answer that is not a distribution (such as NaN) must never pass as clean.
  if (!(Math.abs(sum - 1) < 0.05)) throw new Error("The classifier gave no usable answer");
  return scores;
}

function open(file: Buffer | RawPicture) {
  if (Buffer.isBuffer(file)) return sharp(file);
  const { pixels, width, height } = file;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
