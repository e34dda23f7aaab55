import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openStoryboard as open } from "../../../test/open-storyboard.tsx";
import {
  board,
  options,
  scene,
  settings,
  stages,
  story,
  view,
} from "../../../test/story-builders.ts";

const FLUX = { key: "flux 1.1 pro", name: "FLUX 1.1 Pro", service: "fal", gems: 10 };
const offered = { getStoryOptions: () => options({ pictureModels: [FLUX] }) };

test("pictures a scene with a chosen model, whose price is shown before", async () => {
  const { user, sent } = open(story(), offered);
  await user.click(await screen.findByRole("button", { name: /Make this picture with/ }));
  await user.click(
    await screen.findByRole("button", { name: /FLUX 1\.1 Pro.*fal · 10 gems a picture/ }),
  );
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { scenes: [{ pictures: "flux 1.1 pro" }, {}, {}] },
  });
});

test("offers no choice without other models", async () => {
  open(story());
  await screen.findByRole("textbox", { name: "What is seen" });
  expect(screen.queryByRole("button", { name: /Make this picture with/ })).toBeNull();
});

test("paints a picture that a service did not make only after the author agrees", async () => {
  const failed = stages({ picture: "failed" });
  failed.picture.sentence = "The service refused these words under its own rules.";
  const shown = board({ settings: settings({ pictures: "flux 1.1 pro" }), scenes: [scene()] });
  const { user, sent } = open(
    story({ board: shown, scenes: [view({ stages: failed, gems: 10, takeGems: 10 })] }),
    offered,
  );
  await screen.findByText("The service refused these words under its own rules.");
  await screen.findByRole("button", { name: "Another take · 10 gems" });
  await user.click(screen.getByRole("button", { name: "Paint this scene here instead · 1 gem" }));
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { settings: { pictures: "flux 1.1 pro" }, scenes: [{ pictures: "painter" }] },
  });
  expect(screen.queryByRole("button", { name: /Paint this scene here/ })).toBeNull();
});
