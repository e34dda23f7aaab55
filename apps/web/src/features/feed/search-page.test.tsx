import type { FeedPage } from "@kinora/contracts/feed/feed";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { SearchField } from "../../shell/search-field.tsx";
import { searchParams } from "../../shell/search-params.ts";
import { recentSearches } from "../../store/recent-searches.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { SearchPage } from "./search-page.tsx";

beforeEach(() => localStorage.clear());

const page: FeedPage = { items: [], nextCursor: null, timestamp: null, newer: 0 };
const search = (raw: Readonly<Record<string, unknown>>) => {
  const { q, author, sort, content, aspectRatio } = searchParams(raw);
  const filters = {
    ...(q && { q }),
    ...(author && { author }),
    ...(sort && { sort }),
    ...(content && { content }),
    ...(aspectRatio && { aspectRatio }),
  };
  return <SearchPage filters={filters} field={<SearchField />} />;
};

test("takes order and author from the address and sends them to the server", async () => {
  const calls = fakeServer({ getFeed: () => page });
  const { user, address } = show(search, { at: "/search?q=fox&author=ada" });
  await user.click(await screen.findByRole("button", { name: "Sort: Best match" }));
  await user.click(await screen.findByRole("button", { name: "Most liked" }));
  await screen.findByRole("button", { name: "Sort: Most liked" });
  expect(address()).toBe("/search?q=fox&author=ada&sort=liked");
  await screen.findByText("Nothing found for “fox” by @ada");
  expect(calls.at(-1)?.query).toMatchObject({ q: "fox", author: "ada", sort: "liked" });
  await user.click(screen.getByRole("button", { name: "Only by @ada, remove" }));
  await screen.findByText("Nothing found for “fox”");
  expect(address()).toBe("/search?q=fox&sort=liked");
});

test("sorts a single author's works newest first and offers no best match", async () => {
  const calls = fakeServer({ getFeed: () => page });
  const { user } = show(search, { at: "/search?author=ada" });
  await user.click(await screen.findByRole("button", { name: "Sort: Newest" }));
  await screen.findByRole("button", { name: "Most liked" });
  expect(screen.queryByRole("button", { name: "Best match" })).toBeNull();
  expect(calls.at(-1)?.query).toMatchObject({ author: "ada", kind: "search" });
});

test("offers recent searches under the field to repeat or remove", async () => {
  fakeServer({ getFeed: () => page });
  const { user, address } = show(search, { at: "/search" });
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  for (const text of ["fox", "moon", "fox at night"]) {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    await screen.findByText(`Nothing found for “${text}”`);
  }
  await user.clear(field);
  const offered = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  await screen.findByRole("list", { name: "Recent searches" });
  expect(offered()).toEqual(["fox at night", "moon", "fox"]);
  await user.type(field, "fo");
  expect(offered()).toEqual(["fox at night", "fox"]);
  await user.click(screen.getByRole("button", { name: "Remove “fox at night”" }));
  expect(offered()).toEqual(["fox"]);
  const list = within(screen.getByRole("list", { name: "Recent searches" }));
  await user.click(list.getByRole("link", { name: "fox" }));
  await screen.findByText("Nothing found for “fox”");
  expect(address()).toBe("/search?q=fox");
  await user.clear(field);
  await user.click(await screen.findByRole("button", { name: "Clear recent searches" }));
  expect(screen.queryByRole("list", { name: "Recent searches" })).toBeNull();
  expect(recentSearches()).toEqual([]);
});

test("suggests no other words for an author without works in the feed", async () => {
  fakeServer({ getFeed: () => page });
  show(search, { at: "/search?author=mira" });
  await screen.findByText("They have nothing in the feed yet.");
  expect(screen.queryByText(/words/)).toBeNull();
});

test("offers to remove the shape or author filter from an empty search", async () => {
  fakeServer({ getFeed: () => page });
  const { user, address } = show(search, { at: "/search?q=owl&author=ada&aspectRatio=9:16" });
  await screen.findByText("Your filters may be hiding what you're looking for.");
  await user.click(screen.getByRole("link", { name: "Search everything" }));
  await screen.findByText("You only searched one person's works.");
  await user.click(screen.getByRole("link", { name: "Search everything" }));
  await screen.findByText("Try fewer or different words.");
  expect(address()).toBe("/search?q=owl");
});

test("offers to search all kinds when a single kind has no results", async () => {
  const calls = fakeServer({ getFeed: () => page });
  const { user, address } = show(search, { at: "/search?q=owl&content=story" });
  await user.click(await screen.findByRole("link", { name: "Search everything" }));
  await screen.findByText("Try fewer or different words.");
  expect(address()).toBe("/search?q=owl");
  expect(calls.at(-1)?.query).not.toHaveProperty("content");
});

test("reports a search that is too long, keeps its text and sends no request", async () => {
  const calls = fakeServer({});
  const { user } = show((raw) => (
    <SearchPage filters={{ q: searchParams(raw).q }} field={<SearchField />} />
  ));
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  const long = "fox ".repeat(60).trim();
  await user.click(field);
  await user.paste(long);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/Use 200 characters or fewer \(now 239\)/)).toBeDefined();
  expect(field.value).toBe(long);
  expect(calls).toEqual([]);
});

test("keeps filters and order in a new search", async () => {
  fakeServer({ getFeed: () => page });
  const { user, address } = show(search, {
    at: "/search?q=fox&content=video&style=anime&aspectRatio=9%3A16&sort=liked",
  });
  const field = await screen.findByRole<HTMLInputElement>("searchbox");
  const kept = (q: string) =>
    `/search?q=${q}&content=video&style=anime&aspectRatio=9%3A16&sort=liked`;
  await user.clear(field);
  await user.type(field, "owl{Enter}");
  await waitFor(() => expect(address()).toBe(kept("owl")));
  // Repeated from the list under the field as well.
  await user.clear(field);
  await user.type(field, "moon{Enter}");
  await waitFor(() => expect(address()).toBe(kept("moon")));
  await user.clear(field);
  await user.click(await screen.findByRole("link", { name: "owl" }));
  await waitFor(() => expect(address()).toBe(kept("owl")));
});
