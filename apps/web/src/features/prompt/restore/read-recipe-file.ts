import type { Model } from "@kinora/contracts/prompt/model";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { blobSource } from "@kinora/contracts/provenance/byte-source";
import { findRecipe } from "@kinora/contracts/provenance/find-recipe";
import type { Board } from "@kinora/contracts/story/board";
import { t } from "@lingui/core/macro";
import { restoreBoard } from "./restore-board.ts";
import { restoreForm } from "./restore-form.ts";

export interface FileReading {
  /** Null when the file contains no recipe of ours. */
  readonly form: PromptForm | null;
  /** The storyboard of a story; null for everything else. */
  readonly board: Board | null;
  /** True when the form needs a clip to paint over. */
  readonly overClip: boolean;
  /** A message for the user about the outcome. */
  readonly sentence: string;
}

const LONGEST_NAME = 40;

function shortName(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
}

/** Reads the recipe from a local file without uploading it. Never rejects. */
export async function readRecipeFile(file: File, models: readonly Model[]): Promise<FileReading> {
  const name = shortName(file.name);
  try {
    const found = await findRecipe(blobSource(file));
    const restored = found === null ? null : restoreForm(found.recipe, models);
    if (restored === null)
      return {
        form: null,
        board: null,
        overClip: false,
        sentence: t`${name} has no recipe. Files made with Kinora do, unless another program removed it.`,
      };
    const { form, overClip, losses } = restored;
    const board = restoreBoard(found?.recipe);
    const sentence =
      losses.length === 0
        ? t`Restored from ${name}.`
        : t`Restored from ${name}. Not restored: ${{ losses: losses.join("; ") }}.`;
    return { form, board, overClip, sentence };
  } catch {
    return { form: null, board: null, overClip: false, sentence: t`${name} couldn't be read.` };
  }
}
