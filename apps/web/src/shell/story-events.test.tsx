import type { Story, StoryCard } from "@kinora/contracts/story/story";
import { patchSince, printOf } from "@kinora/contracts/story/story-patch";
import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { expect, test } from "vitest";
import { StoryboardList } from "../features/story/list/storyboard-list.tsx";
import { StoryPage } from "../features/story/page/story-page.tsx";
import { storyApi } from "../features/story/story-api.ts";
import { fakeServer } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { board, options, story } from "../test/story-builders.ts";
import { applyEvent } from "./live-events.ts";

const WRITING: NonNullable<Story["work"]> = {
  kind: "script",
  stage: "rendering",
  percent: 10,
  position: null,
  scenes: [],
};

const print = (some: Story) => printOf(some, (text) => text);

/**
 * Opens the page of a story on a server that changes it; each event contains what changed since the
 * last one.
 */
function open(first: Story) {
  let now = first;
  let told = print(first);
  const calls = fakeServer({
    getStory: () => now,
    getStoryOptions: () => options(),
    changeBoard: ({ body }) => {
      const { version, board: edited } = body as { version: number; board: Story["board"] };
      now = { ...now, version: version + 1, sequence: now.sequence + 1, board: edited };
      return now;
    },
  });
  const shown = show(() => <StoryPage id="sty_1" available={20} />);
  const change = (about: Partial<Story>) => {
    now = { ...now, sequence: now.sequence + 1, ...about };
  };
  const tell = (over = [told], storyId = now.id) => {
    told = print(now);
    const event = { type: "story", storyId, version: now.version, card: null } as const;
    act(() => applyEvent(shown.store, { ...event, patch: patchSince(over, now, told) }));
  };
  return {
    ...shown,
    gets: () => calls.filter(({ name }) => name.startsWith("get") && name !== "getStoryOptions"),
    change,
    tell,
    now: () => now,
    say: (about: Partial<Story>) => {
      change(about);
      tell();
    },
  };
}

test("shows a finished script and the progress of work without a request", async () => {
  const { say, gets } = open(story({ board: null, work: WRITING }));
  await screen.findByText("Writing the script · 10%");
  say({ version: 2, board: board(), scenes: story().scenes, work: null });
  await screen.findByRole("textbox", { name: "Title" });
  say({ work: { ...WRITING, kind: "update", percent: 60 } });
  await screen.findByText("Making pictures and voices · 60%");
  expect(gets()).toHaveLength(1);
});

test("shows edits from elsewhere while nothing is being edited here", async () => {
  const { say, gets } = open(story());
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  say({ version: 5, board: board({ title: "From the phone" }) });
  await waitFor(() => expect(title.value).toBe("From the phone"));
  expect(gets()).toHaveLength(1);
});

test("requests the story only once, on opening, during a minute of editing and drawing", async () => {
  const page = open(story({ work: { ...WRITING, kind: "update" } }));
  const { user, store, gets, change, tell } = page;
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  for (let second = 1; second <= 60; second += 1) {
    if (second % 6 === 0) {
      await user.type(title, "!");
      await user.tab();
      await waitFor(() => expect(page.now().board?.title).toBe(title.value), { interval: 5 });
      const saved = page.now().sequence;
      await waitFor(() => expect(sequenceIn(store)).toBe(saved));
      // The tab also receives the event of its own change.
      tell();
    }
    if (second % 4 === 0)
      change({ scenes: page.now().scenes.map((scene) => ({ ...scene, gems: second })) });
    change({
      sequence: page.now().sequence,
      work: { ...WRITING, kind: "update", percent: second },
    });
    tell();
  }
  expect(gets().map(({ name }) => name)).toEqual(["getStory"]);
  const { data } = storyApi.endpoints.getStory.select("sty_1")(store.getState());
  expect(data).toEqual(page.now());
});

test("refetches once after a gap, and ignores events of other stories", async () => {
  const { change, tell, say, gets } = open(story());
  await screen.findByRole("textbox", { name: "Title" });
  tell([], "sty_2");
  change({ version: 2, board: board({ title: "Nobody was told" }) });
  change({ version: 3, board: board({ title: "Asked once" }) });
  tell([print(story({ sequence: 2 }))]);
  await screen.findByDisplayValue("Asked once");
  say({ version: 4, board: board({ title: "Told again" }) });
  await screen.findByDisplayValue("Told again");
  expect(gets()).toHaveLength(2);
});

test("applies an event that arrives during a request on top of its answer", async () => {
  const asked = Promise.withResolvers<Story>();
  const calls = fakeServer({ getStory: () => asked.promise, getStoryOptions: () => options() });
  const { store } = show(() => <StoryPage id="sty_1" available={20} />);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("getStory"));
  const before = story();
  const after = story({ sequence: 2, version: 2, board: board({ title: "Told meanwhile" }) });
  const patch = patchSince([print(before)], after, print(after));
  const event = { type: "story", storyId: "sty_1", version: 2, card: null } as const;
  applyEvent(store, { ...event, patch });
  asked.resolve(before);
  await screen.findByDisplayValue("Told meanwhile");
});

test("updates the list of storyboards from events without a request", async () => {
  const card = (id: string, about: Partial<StoryCard> = {}): StoryCard => ({
    ...{ id, title: id, prompt: "", scenes: 1, seconds: 4, picture: null, aspectRatio: "16:9" },
    ...{
      working: false,
      withheld: false,
      estimated: false,
      renderedAs: null,
      updatedAt: "2026-06-15T12:00:00.000Z",
      ...about,
    },
  });
  const items = [card("a"), card("b")];
  const calls = fakeServer({ listStories: () => ({ items, nextCursor: null }) });
  const { store } = show(() => <StoryboardList />);
  await screen.findByText("b");
  const hear = (told: StoryCard) => {
    const event = { type: "story", storyId: told.id, version: 1, card: told } as const;
    const patch = { over: [], sequence: 2, fields: {} };
    act(() => applyEvent(store, { ...event, patch }));
  };
  hear(card("b", { updatedAt: "2026-06-15T13:00:00.000Z", working: true }));
  hear(card("c", { updatedAt: "2026-06-15T14:00:00.000Z" }));
  await screen.findByText("In progress");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/story/c", "/story/b", "/story/a"]);
  expect(calls).toHaveLength(1);
});

function sequenceIn(store: Parameters<typeof applyEvent>[0]): number | undefined {
  return storyApi.endpoints.getStory.select("sty_1")(store.getState()).data?.sequence;
}
