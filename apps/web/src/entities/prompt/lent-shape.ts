import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";

/** The aspect ratio that the form took over from its file. */
export interface LentShape {
  /** Which of the form's inputs. */
  readonly input: string;
  readonly shape: AspectRatio;
  /** The aspect ratio chosen before; null once it has been restored. */
  readonly own: { readonly shape?: AspectRatio | undefined } | null;
}

interface Shaped {
  readonly additionalParams: AdditionalParams;
  readonly lentShape: LentShape | null;
}

/** Returns the form with the aspect ratio of its file, remembering the one chosen before. */
export function lendShape(
  { additionalParams, lentShape }: Shaped,
  input: string,
  shape: AspectRatio,
): Shaped {
  const { aspectRatio } = additionalParams;
  const own = (lentShape?.shape === aspectRatio && lentShape?.own) || { shape: aspectRatio };
  return {
    additionalParams: { ...additionalParams, aspectRatio: shape },
    lentShape: { input, shape, own },
  };
}

/**
 * Returns the form with its own aspect ratio when it continues without its file, and with the
 * file's again when the file returns. A ratio chosen by hand in the meantime is kept.
 *
 * @param input the file it now begins with; null for none
 */
export function shapeFor({ additionalParams, lentShape }: Shaped, input: string | null): Shaped {
  if (lentShape?.input === input)
    return lendShape({ additionalParams, lentShape }, input, lentShape.shape);
  if (!lentShape?.own) return { additionalParams, lentShape };
  return additionalParams.aspectRatio === lentShape.shape
    ? {
        additionalParams: { ...additionalParams, aspectRatio: lentShape.own.shape },
        lentShape: { ...lentShape, own: null },
      }
    : { additionalParams, lentShape: null };
}
