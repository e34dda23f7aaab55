import type { SceneFootage } from "@kinora/contracts/story/board";
import type { StoryOptions } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import type { Option } from "../../../ui/option-list.tsx";

export type ClipModels = StoryOptions["clipModels"];
type ClipModel = ClipModels[number];

/** The camera over the picture, for scenes without a clip. */
export const CAMERA = "";

/** Returns the shortest length that covers a scene; the longest when none does. */
export const lengthFor = ({ lengths }: ClipModel, seconds: number) =>
  lengths.find((length) => length.seconds >= seconds) ?? lengths.at(-1);

/** Options: the camera, then each model with the length that fits and its price. */
export function clipOptions(
  models: ClipModels,
  { seconds, ratio }: { readonly seconds: number; readonly ratio: string },
): Option<string>[] {
  const clips = models.flatMap((model): Option<string>[] => {
    const length = lengthFor(model, seconds);
    if (!length) return [];
    const option = { value: model.key, label: model.name };
    if (!model.ratios.includes(ratio))
      return [{ ...option, blocked: t`Makes no clips in ${ratio}` }];
    const price = gemWords(length.gems);
    const hint = t`${{ service: model.service }} · ${{ seconds: length.seconds }} s · ${{ price }}`;
    return [{ ...option, hint }];
  });
  return [{ value: CAMERA, label: t`Camera move`, hint: t`Over the picture, free` }, ...clips];
}

/** Returns what moves a scene in words; a model that is no longer offered keeps its key. */
export const moverName = (models: ClipModels, clip: SceneFootage | undefined): string =>
  clip ? (models.find(({ key }) => key === clip.model)?.name ?? clip.model) : t`Camera move`;
