import type { StoryCard } from "@kinora/contracts/story/story";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { StoryboardList } from "./storyboard-list.tsx";

const card = (about: Partial<StoryCard>): StoryCard => ({
  id: "sty_1",
  title: "The lantern",
  prompt: "a fox finds a lantern",
  scenes: 3,
  seconds: 12.4,
  estimated: false,
  picture: null,
  aspectRatio: "16:9",
  working: false,
  withheld: false,
  renderedAs: null,
  updatedAt: "2026-06-15T12:00:00.000Z",
  ...about,
});
const tiles = async () =>
  within(await screen.findByRole("list", { name: "Storyboards" })).getAllByRole("link");

test("links each storyboard, with its length and state", async () => {
  fakeServer({
    listStories: () => ({
      items: [
        card({}),
        card({ id: "sty_2", scenes: 1, working: true, estimated: true }),
        card({ id: "sty_3", renderedAs: "crt_1" }),
        card({ id: "sty_4", title: "", scenes: 0, seconds: 0 }),
      ],
      nextCursor: null,
    }),
  });
  show(() => <StoryboardList />);
  const [idle, working, rendered, unwritten] = await tiles();
  expect(idle?.getAttribute("href")).toBe("/story/sty_1");
  expect(idle?.textContent).toContain("The lantern3 scenes · 12 s");
  expect(working?.textContent).toMatch(/^In progress.*1 scene · about 12 s ·/);
  expect(rendered?.textContent).toMatch(/^Rendered/);
  expect(unwritten?.textContent).toContain("a fox finds a lanternScript not written yet");
});

test("loads older ones on request", async () => {
  const calls = fakeServer({
    listStories: ({ query }) =>
      query.cursor === undefined
        ? { items: [card({})], nextCursor: "next" }
        : { items: [card({ id: "sty_2", title: "Older" })], nextCursor: null },
  });
  const { user } = show(() => <StoryboardList />);
  await user.click(await screen.findByRole("button", { name: "Show older" }));
  await screen.findByText("Older");
  expect(await tiles()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, "next"]);
});

test("leads to a first storyboard when there is none, and lets a failure be retried", async () => {
  let broken = true;
  fakeServer({
    listStories: () => {
      if (broken) throw new Refused(500, "INTERNAL");
      return { items: [], nextCursor: null };
    },
  });
  const { user } = show(() => <StoryboardList />);
  const again = await screen.findByRole("button", { name: /again/i });
  broken = false;
  await user.click(again);
  await screen.findByText("No storyboards yet");
  expect(screen.getByRole("link", { name: "Create" }).getAttribute("href")).toBe("/create");
});
