import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { takeOfferedFiles } from "../../../entities/upload/offered-file.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { model } from "../../../test/models.ts";
import { show, untilSaid } from "../../../test/show.tsx";
import { toastAction } from "../../../ui/toast-action.ts";
import { useComposer } from "../use-composer.ts";
import { RestoreRecipe } from "./restore-recipe.tsx";

afterEach(() => localStorage.clear());

function Tool() {
  const composer = useComposer();
  return composer.model && <RestoreRecipe composer={composer} />;
}

test("offers to use a photo without a recipe as a photo", async () => {
  const modes = ["text-to-image", "text-to-video", "photo-to-video"] as const;
  fakeServer({ listModels: () => ({ items: [model("core", { modes: [...modes] })] }) });
  const { store, user } = show(() => <Tool />);
  const photo = new File([new Uint8Array(64)], "cat.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("A file made with Kinora"), photo);
  await untilSaid(store, "This picture has no recipe.");
  const taken: File[] = [];
  toastAction(store.getState().ui.toast.text)?.run();
  expect(store.getState().prompt.form.type).toBe("photo-to-video");
  takeOfferedFiles((file) => taken.push(file))();
  expect(taken).toEqual([photo]);
});
