import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CreatePage } from "../../shell/create-page.tsx";
import { me } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";

afterEach(() => localStorage.clear());

const core = model("core", { modes: ["text-to-image", "text-to-video", "text-to-story"] });

function open() {
  fakeServer({
    listModels: () => ({ items: [core] }),
    listCreations: () => ({ items: [], nextCursor: null }),
    getStoryOptions: () => new Promise(() => {}),
    getMe: () => me(),
  });
  return show(() => <CreatePage />);
}

test("keeps the focus on the modes while stepping with keys, even past the story mode", async () => {
  const { user } = open();
  (await screen.findByRole("radio", { name: "Picture", checked: true })).focus();
  for (const [key, name] of [
    ["{ArrowRight}", "Film"],
    ["{ArrowRight}", "Story"],
    ["{ArrowLeft}", "Film"],
    ["{ArrowLeft}", "Picture"],
  ] as const) {
    await user.keyboard(key);
    // Asked anew each time: the story's form replaces the group, and the chosen mode with it.
    const chosen = () => screen.queryByRole("radio", { name, checked: true });
    await expect.poll(() => chosen() !== null && document.activeElement === chosen()).toBe(true);
  }
});

test("lets the user write at once after pressing the story mode", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("radio", { name: "Story" }));
  await screen.findByPlaceholderText(/story about/);
  // The form before the story's makes way once that is there.
  await expect
    .poll(() => document.activeElement?.getAttribute("placeholder"))
    .toMatch(/story about/);
});
