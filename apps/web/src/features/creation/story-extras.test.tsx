import type { Creation } from "@kinora/contracts/creation/creation";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation } from "../../test/builders.ts";
import { show } from "../../test/show.tsx";
import { board } from "../../test/story-builders.ts";
import { StoryExtras } from "./story-extras.tsx";

const FILE = { url: "/m", mimeType: "video/mp4", bytes: 1, width: 16, height: 9, duration: 9 };
const MEDIA = {
  main: FILE,
  poster: null,
  thumbnail: null,
  thumbnails: [],
  preview: null,
  peaks: null,
};
const CHAPTERS = [
  { title: "A fox waits.", start: 0 },
  { title: "It starts to rain.", start: 64.5 },
];

function open(about: Partial<Creation> = {}) {
  const sought: number[] = [];
  const film = creation({
    kind: "story",
    media: { ...MEDIA, downloads: [] },
    recipe: { story: { storyId: "sty_1", board: board() } },
    chapters: CHAPTERS,
    ...about,
  });
  return {
    sought,
    ...show(() => <StoryExtras creation={film} onSeek={(at) => sought.push(at)} />),
  };
}

test("lists the chapters with their times, and a press seeks to one", async () => {
  const { user, sought } = open();
  const list = within(await screen.findByRole("list", { name: "Chapters" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "0:00A fox waits.",
    "1:04It starts to rain.",
  ]);
  await user.click(list.getByRole("button", { name: /It starts to rain/ }));
  expect(sought).toEqual([64.5]);
});

test("shows no chapters for a film of one scene or an unfinished film", async () => {
  open({ chapters: CHAPTERS.slice(0, 1) });
  await screen.findByText("Transcript");
  expect(screen.queryByRole("list", { name: "Chapters" })).toBeNull();
});

test("links only the owner to the storyboard, and shows the words to everyone", async () => {
  open({ gems: null });
  await screen.findByText("Transcript");
  screen.getByText("At home it is warm.");
  expect(screen.queryByRole("link", { name: "Open the storyboard" })).toBeNull();
});

test("links the owner to the storyboard the film was made from", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Open the storyboard" });
  expect(link.getAttribute("href")).toBe("/story/sty_1");
});

test("shows nothing for a work that is not a story", () => {
  open({ recipe: {} });
  expect(screen.queryByRole("region", { name: "The story" })).toBeNull();
});
