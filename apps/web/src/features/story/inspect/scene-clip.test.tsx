import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openStoryboard as open } from "../../../test/open-storyboard.tsx";
import { board, options, scene, stages, story, view } from "../../../test/story-builders.ts";

const SEEDANCE = {
  ...{ key: "seedance 1.0 pro fast", name: "Seedance 1.0 Pro Fast", service: "fal" },
  ratios: ["16:9", "9:16"],
  lengths: [
    { seconds: 4, gems: 25 },
    { seconds: 8, gems: 50 },
  ],
};
const offered = { getStoryOptions: () => options({ clipModels: [SEEDANCE] }) };
const CLIP = { model: SEEDANCE.key, seconds: 4 };
const state = { state: "missing", sentence: null, gems: 25, continues: false } as const;
const filmed = (about: Partial<Parameters<typeof view>[0]> = {}) =>
  story({
    board: board({ scenes: [scene({ footage: CLIP }), scene({ id: "s2", footage: CLIP })] }),
    scenes: [
      view({ id: "s1", gems: 25, footage: state, ...about }),
      view({ id: "s2", gems: 25, footage: state }),
    ],
  });

test("films a scene with a chosen model, at the length that covers it, whose price is shown before", async () => {
  const { user, sent } = open(
    story({ board: board({ scenes: [scene()] }), scenes: [view({ seconds: 5.5 })] }),
    offered,
  );
  await user.click(await screen.findByRole("button", { name: /^Move this scene with/ }));
  await user.click(
    await screen.findByRole("button", { name: /Seedance 1\.0 Pro Fast.*fal · 8 s · 50 gems/ }),
  );
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { scenes: [{ footage: { model: SEEDANCE.key, seconds: 8 } }] },
  });
});

test("offers no clips without services", async () => {
  open(story());
  await screen.findByRole("textbox", { name: "What is seen" });
  expect(screen.queryByRole("button", { name: /^Move this scene with/ })).toBeNull();
});

test("shows what the scene costs, and that its clip is shorter", async () => {
  open(filmed({ seconds: 6.2 }), offered);
  await screen.findByRole("button", { name: "Update this scene · 25 gems" });
  screen.getByText("The scene is longer than its clip: the last frame is held for 2.2 s.");
  expect(screen.queryByRole("button", { name: /^Starts where/ })).toBeNull();
});

test("chooses another length, each with its price", async () => {
  const { user, sent } = open(filmed(), offered);
  await user.click(await screen.findByRole("button", { name: "Length of the clip: 4 s" }));
  await user.click(await screen.findByRole("button", { name: /8 seconds.*50 gems/ }));
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { scenes: [{ footage: { seconds: 8 } }, {}] },
  });
});

test("begins a scene where the one before ends", async () => {
  const { user, sent } = open(filmed(), offered);
  await user.click(await screen.findByRole("button", { name: /^Scene 2/ }));
  await user.click(await screen.findByRole("button", { name: "Starts where scene 1 ends" }));
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  expect(sent("changeBoard")[0]?.body).toMatchObject({
    board: { scenes: [{ footage: CLIP }, { footage: { ...CLIP, continues: true } }] },
  });
  screen.getByText("The clip of scene 1 is made first, and is in the price.");
});

test("lets the camera move instead of a clip that failed only after the author agrees", async () => {
  const failed = stages({ motion: "failed" });
  failed.motion.sentence = "fal didn't make the clip: its gems are returned.";
  const footage = { ...state, state: "failed", sentence: failed.motion.sentence } as const;
  const { user, sent } = open(filmed({ stages: failed, footage }), offered);
  await screen.findByText("fal didn't make the clip: its gems are returned.");
  await user.click(screen.getByRole("button", { name: "Let the camera move instead · free" }));
  await waitFor(() => expect(sent("changeBoard")).toHaveLength(1));
  const [change] = sent("changeBoard");
  const body = change?.body as { board: { scenes: object[] } } | undefined;
  expect(body?.board.scenes[0]).not.toHaveProperty("footage");
});
