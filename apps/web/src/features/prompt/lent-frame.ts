import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";

type Frame = Pick<AdditionalParams, "duration" | "aspectRatio">;

/** The length and shape that the user set, and what a chosen model has made of them. */
interface LentFrame {
  readonly wanted: Frame;
  readonly became: Frame;
}

/**
 * Returns the settings as the user set them: a length or shape that only a model had changed is
 * the wanted one again.
 */
export function wantedParams(params: AdditionalParams, lent: LentFrame | null): AdditionalParams {
  if (lent === null) return params;
  const { wanted, became } = lent;
  return {
    ...params,
    ...(became.duration === params.duration && wanted.duration !== undefined
      ? { duration: wanted.duration }
      : {}),
    ...(became.aspectRatio === params.aspectRatio && wanted.aspectRatio !== undefined
      ? { aspectRatio: wanted.aspectRatio }
      : {}),
  };
}

/** Returns the length and shape of the one as far as they differ from the other's. */
export function frameChange(to: AdditionalParams, from: AdditionalParams): Frame {
  return {
    ...(to.duration === from.duration ? {} : { duration: to.duration }),
    ...(to.aspectRatio === from.aspectRatio ? {} : { aspectRatio: to.aspectRatio }),
  };
}

/** By the store that holds the form, for as long as that exists. */
const lent = new WeakMap<object, LentFrame>();

/** Returns what a model chosen in this store's form has changed; null for nothing. */
export const lentFrame = (store: object): LentFrame | null => lent.get(store) ?? null;

/** Remembers what a model has made of the settings. */
export function lendFrame(store: object, frame: LentFrame): void {
  lent.set(store, frame);
}
