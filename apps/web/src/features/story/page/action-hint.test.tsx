import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { options, story } from "../../../test/story-builders.ts";
import { StoryPage } from "./story-page.tsx";

function open(available: number, about: Parameters<typeof story>[0] = {}) {
  fakeServer({ getStory: () => story(about), getStoryOptions: () => options() });
  show(() => <StoryPage id="sty_1" available={available} />);
}

test("states the shortfall before Render is pressed", async () => {
  const { gems } = story().prices.render;
  open(0);
  await screen.findByText(new RegExp(`you need ${gems} more gems? for it`));
});

test("explains only the buttons when there are enough gems", async () => {
  open(1_000);
  expect((await screen.findByText(/Render makes the film itself/)).textContent).not.toMatch(/need/);
});

test("links to the trash when the film was deleted", async () => {
  open(1_000, { render: { creationId: "cre_1", status: "deleted", fresh: true } });
  const way = await screen.findByRole("link", { name: "The film is in the trash" });
  expect(way.getAttribute("href")).toContain("view=trash");
});
