import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";

/** The shape that a file gave to what is made of it. */
export interface LentShape {
  /** Which of the form's files. */
  readonly input: string;
  readonly shape: AspectRatio;
  /** What was chosen before; null: it was given back. */
  readonly own: { readonly shape?: AspectRatio | undefined } | null;
}

interface Shaped {
  readonly additionalParams: AdditionalParams;
  readonly lentShape: LentShape | null;
}

/** A form that takes the shape of its file, and remembers its own. */
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
 * A form that goes on without its file gives the shape back; one that returns to it has it again. What was chosen by
 * hand since stays.
 *
 * @param input the file it begins with from now on; null: none
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
