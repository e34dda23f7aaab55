import { t } from "@lingui/core/macro";
import { formFieldsSet, formLoaded } from "../../../entities/prompt/prompt-slice.ts";
import { putInPlace } from "../../../entities/prompt/written-before.ts";
import { forgetRestoredBoard, keepRestoredBoard } from "../../../entities/story/restored-board.ts";
import { offerFile } from "../../../entities/upload/offered-file.ts";
import type { Store } from "../../../store/store.ts";
import type { useSay } from "../../../store/use-say.ts";
import { hasModel } from "../choose-model.ts";
import type { ComposerForm } from "../use-composer.ts";
import { readRecipeFile } from "./read-recipe-file.ts";

interface Place {
  readonly composer: ComposerForm;
  readonly store: Store;
  readonly say: ReturnType<typeof useSay>["say"];
}

/** Fills the form with the recipe of a file; a picture without one can be used as a photo. */
export async function takeFile(file: File, { composer, store, say }: Place): Promise<void> {
  const { form, board, overClip, sentence } = await readRecipeFile(file, composer.models);
  // The form decides who can see the result, never a file.
  const { hidden, private: isPrivate } = composer.form;
  if (form) {
    putInPlace(store, formLoaded({ ...form, hidden, private: isPrivate }));
    if (board) keepRestoredBoard(board, store.getState().auth.uid);
    else forgetRestoredBoard();
    if (overClip) store.dispatch(formFieldsSet({ overClip }));
  }
  if (form || !file.type.startsWith("image/") || !hasModel(composer.models, "photo-to-video")) {
    composer.say(sentence);
    return;
  }
  const asPhoto = () => {
    composer.setMode("photo-to-video");
    offerFile(file);
  };
  say(t`This picture has no recipe.`, "default", { label: t`Use it as a photo`, run: asPhoto });
}
