import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, creation } from "../../test/builders.ts";
import { type Call, fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import type { LibraryFilter } from "./library-filter.ts";
import { LibraryPage } from "./library-page.tsx";

const page = (filter: LibraryFilter) => () => (
  <LibraryPage view="library" filter={filter} head={null} />
);
const trash = () => <LibraryPage view="trash" filter="all" head={null} />;
const actions = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === "actOnCreation").map(({ body }) => body);

test.each<[LibraryFilter, readonly string[]]>([
  ["all", ["a film", "in the feed", "private", "unlisted", "waits"]],
  ["video", ["a film"]],
  ["image", ["in the feed", "private", "unlisted", "waits"]],
  ["feed", ["in the feed"]],
  ["private", ["private", "unlisted"]],
])("the filter %s shows the matching works", async (filter, prompts) => {
  const items = [
    card({ id: "1", kind: "video", type: "text-to-video", prompt: "a film" }),
    card({ id: "2", prompt: "in the feed", inFeed: true }),
    card({ id: "3", prompt: "private", private: true }),
    card({ id: "4", prompt: "unlisted", hidden: true }),
    // Added to the feed by its owner, but not visible there.
    card({ id: "5", prompt: "waits", inFeed: true, status: "review" }),
  ];
  fakeServer({ listCreations: () => ({ items, nextCursor: null }) });
  show(page(filter));
  const wall = await screen.findByRole("feed", { name: "Your work" });
  const shown = within(wall).getAllByRole("link");
  expect(shown.map((link) => link.getAttribute("aria-label"))).toEqual(prompts);
});

test("loads further pages when a filter matches nothing on the first", async () => {
  const calls = fakeServer({
    listCreations: ({ query }) =>
      query.cursor === "older"
        ? { items: [card({ kind: "video", type: "text-to-video" })], nextCursor: null }
        : { items: [card({ id: "2" })], nextCursor: "older" },
  });
  show(page("video"));
  await screen.findByRole("link", { name: "a fox" });
  expect(calls.map(({ query }) => query.cursor)).toEqual([undefined, "older"]);
});

test("leads from an empty library to the composer", async () => {
  fakeServer({ listCreations: () => ({ items: [], nextCursor: null }) });
  show(page("all"));
  const next = await screen.findByRole("link", { name: "Create" });
  expect(next.getAttribute("href")).toBe("/create");
});

test("explains a failed work and its refund, and offers a retry", async () => {
  const failed = creation({
    status: "failed",
    failure: {
      reason: "engine",
      sentence: "Something went wrong on our side while this was being made. Your gems are back.",
      code: "creation.unmade",
      params: {},
      canRetry: true,
    },
  });
  const calls = fakeServer({
    listCreations: () => ({ items: [failed], nextCursor: null }),
    getCreation: () => failed,
    actOnCreation: () =>
      creation({
        status: "processing",
        progress: { stage: "queued", percent: 0, position: 2, previewUrl: null, elsewhere: null },
      }),
  });
  const { user } = show(page("all"));
  await screen.findByText(
    /Something went wrong on our side while this was being made\. Your gems are back\./,
  );
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("progressbar", { name: "Making: a fox" });
  await screen.findByText("2 ahead of you");
  expect(actions(calls)).toEqual([{ action: "retry" }]);
});

test("leaves a work unchanged and explains a refusal by the server", async () => {
  fakeServer({
    listCreations: () => ({ items: [card()], nextCursor: null }),
    actOnCreation: () => {
      throw new Refused(409, "ACTION_IMPOSSIBLE");
    },
  });
  const { store, user } = show(page("all"));
  await user.click(await screen.findByRole("button", { name: "Actions for a fox" }));
  await user.click(await screen.findByRole("menuitem", { name: "Make private" }));
  await untilSaid(store, /^This can no longer be done\./);
  expect(screen.queryByText("Private", { selector: "li *" })).toBeNull();
});

test("asks before deleting forever, but not before restoring", async () => {
  let items = [card({ status: "deleted" })];
  const calls = fakeServer({
    listCreations: () => ({ items, nextCursor: null }),
    actOnCreation: () => {
      items = [];
      return creation({ status: "deleted" });
    },
  });
  const { user } = show(trash);
  const menu = { name: "Actions for a fox" };
  await user.click(await screen.findByRole("button", menu));
  await screen.findByRole("menuitem", { name: "Restore" });
  await user.click(screen.getByRole("menuitem", { name: "Delete forever" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete forever?" }));
  expect(actions(calls)).toEqual([]);
  await user.click(question.getByRole("button", { name: "Delete forever" }));
  await screen.findByText("The trash is empty");
  expect(actions(calls)).toEqual([{ action: "purge" }]);
});

test("points to the trash when everything was deleted", async () => {
  fakeServer({
    listCreations: ({ query }) => ({
      items: query.view === "trash" ? [card({ status: "deleted" })] : [],
      nextCursor: null,
    }),
  });
  show(page("all"));
  const next = await screen.findByRole("link", { name: "Open the trash" });
  expect(next.getAttribute("href")).toContain("view=trash");
});

test("places the chips before the search, so they stay in place for storyboards, which have none", async () => {
  fakeServer({ listCreations: () => ({ items: [], nextCursor: null }) });
  show(page("all"));
  const search = await screen.findByRole("searchbox", { name: "Search your works" });
  const chip = screen.getByRole("button", { name: "Storyboards" });
  expect(chip.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});
