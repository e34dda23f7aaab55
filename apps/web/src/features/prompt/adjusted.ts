import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { t } from "@lingui/core/macro";
import type { ComposerMode } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";

/** Returns what a model makes instead of the wanted length and shape, in words. */
export function adjusted(wanted: AdditionalParams, model: Model, mode: ComposerMode): string[] {
  const { duration, aspectRatio } = fitToModel(wanted, model, mode).params;
  return [
    ...(duration !== wanted.duration && duration !== undefined && wanted.duration !== undefined
      ? [t`${duration} s instead of ${{ wanted: wanted.duration }} s`]
      : []),
    ...(aspectRatio !== wanted.aspectRatio && aspectRatio && wanted.aspectRatio
      ? [t`${aspectRatio} instead of ${{ wanted: wanted.aspectRatio }}`]
      : []),
  ];
}
