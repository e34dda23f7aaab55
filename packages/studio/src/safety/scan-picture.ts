import { judgeScores } from "@kinora/contracts/scan/judge-scores";
import {
  type PictureScores,
  type ScanLimits,
  SHIPPED_LIMITS,
} from "@kinora/contracts/scan/scan-limits";
import sharp from "sharp";
import { type Classifier, loadQuickClassifier, loadThoroughClassifier } from "./load-classifier.ts";
import { isDoubtful, meanOf, type Verdict } from "./verdict.ts";

export interface PictureScan {
  readonly verdict: Verdict;
  readonly scores: PictureScores;
}

/**
 * Looks at a picture file (PNG, WebP, JPEG). What the quick classifier doubts, the thorough one looks at
 * too, and the mean of both decides: the quick one takes orange fur for skin. Throws when the file
 * cannot be decoded.
 */
export async function scanPicture(
  file: Buffer,
  limits: ScanLimits = SHIPPED_LIMITS,
): Promise<PictureScan> {
  const first = await scoresOf(file, await loadQuickClassifier());
  if (!isDoubtful(first, limits)) return { verdict: "clean", scores: first };
  const second = await scoresOf(file, await loadThoroughClassifier());
  const scores = meanOf(first, second);
  return { verdict: judgeScores(scores, limits), scores };
}

async function scoresOf(file: Buffer, { side, classify }: Classifier): Promise<PictureScores> {
  const pixels = await sharp(file)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const scores = await classify(pixels);
  const sum = Object.values(scores).reduce((total, value) => total + value, 0);
  // An answer that is no distribution (not-a-number) must never pass as clean.
  if (!(Math.abs(sum - 1) < 0.05)) throw new Error("The classifier gave no usable answer");
  return scores;
}
