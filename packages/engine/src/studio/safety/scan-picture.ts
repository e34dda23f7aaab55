import { tensor3d } from "@tensorflow/tfjs-core";
import sharp from "sharp";
import { loadClassifier } from "./load-classifier.ts";
import { judge, type PictureScores, type Verdict } from "./verdict.ts";

/** Side of the square the classifier looks at, in pixels. */
const SIDE = 224;

export interface PictureScan {
  readonly verdict: Verdict;
  readonly scores: PictureScores;
}

/** Looks at a picture file (PNG, WebP, JPEG). Throws when it cannot be decoded. */
export async function scanPicture(file: Buffer): Promise<PictureScan> {
  const [classifier, pixels] = await Promise.all([
    loadClassifier(),
    sharp(file)
      .removeAlpha()
      .toColourspace("srgb")
      .resize(SIDE, SIDE, { fit: "fill" })
      .raw()
      .toBuffer(),
  ]);
  const picture = tensor3d(new Int32Array(pixels), [SIDE, SIDE, 3], "int32");
  const predictions = await classifier.classify(picture);
  picture.dispose();
  const share = (name: string) =>
    predictions.find(({ className }) => className === name)?.probability ?? 0;
  const scores = {
    drawing: share("Drawing"),
    hentai: share("Hentai"),
    neutral: share("Neutral"),
    porn: share("Porn"),
    sexy: share("Sexy"),
  };
  const sum = Object.values(scores).reduce((total, value) => total + value, 0);
  // An answer that is no distribution (renamed classes, not-a-number) must never pass as clean.
  if (!(Math.abs(sum - 1) < 0.05)) throw new Error("The classifier gave no usable answer");
  return { verdict: judge(scores), scores };
}
