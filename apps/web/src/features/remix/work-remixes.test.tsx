import type { RemixTree } from "@kinora/contracts/remix/remix";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, creation } from "../../test/builders.ts";
import { fakeServer, type Replies } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { WorkRemixes } from "./work-remixes.tsx";

const person = (handle: string) => ({
  ...{ id: `usr_${handle}`, handle, displayName: handle, avatarUrl: null },
});
const tree = (about: Partial<RemixTree> = {}): RemixTree => ({
  ...{ ancestors: [], earlier: false, count: 0, own: null },
  ...about,
});
const page = (
  about: Partial<RemixTree>,
  work: Parameters<typeof creation>[0] = {},
  replies: Replies = {},
) => {
  const calls = fakeServer({
    listRemixes: () => ({ items: [], nextCursor: null, tree: tree(about) }),
    ...replies,
  });
  return { calls, ...show(() => <WorkRemixes creation={creation({ id: "crt_1", ...work })} />) };
};

test("tells what a work was made from, and of what isn't public nothing but that it was", async () => {
  page({
    ancestors: [
      { state: "shown", id: "root", kind: "image", title: "a fox", author: person("ada") },
      { state: "gone" },
      { state: "shown", id: "up", kind: "image", title: "a blue fox", author: person("bea") },
    ],
  });
  const line = await screen.findByRole("list", { name: "What it was remixed from" });
  const said = within(line).getAllByRole("listitem");
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "a fox by All works by @ada",
    "A work that is no longer public",
    "Remixed from a blue fox by All works by @bea",
  ]);
  screen.getByText("No remixes yet.");
});

test("says that the parent is no longer public", async () => {
  page({ ancestors: [{ state: "gone" }] });
  await screen.findByText("Remixed from a work that is no longer public");
});

test("lists remixes with their number, and older ones on request", async () => {
  const cursors: unknown[] = [];
  const { user } = page(
    {},
    {},
    {
      listRemixes: ({ query }) => {
        cursors.push(query?.cursor);
        return query?.cursor
          ? { items: [card({ id: "two", prompt: "second" })], nextCursor: null, tree: null }
          : {
              items: [card({ id: "one", prompt: "first" })],
              nextCursor: "1~one",
              tree: tree({ count: 1_000 }),
            };
      },
    },
  );
  await screen.findByText("1,000 or more");
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await screen.findByRole("link", { name: /^second, by/ });
  screen.getByRole("link", { name: /^first, by/ });
  expect(cursors).toEqual([undefined, "1~one"]);
});

test.each([
  ["followers", /^Only followers of @\w+ can remix this\.$/],
  ["closed", "You can't remix this. Its author decides who can."],
] as const)("says who may remix: %s", async (remixing, words) => {
  page({}, { remixing });
  await screen.findByText(words);
  expect(screen.queryByText("No remixes yet.")).toBeNull();
});

test("lets the author choose who may remix, or leave it to the settings", async () => {
  const { calls, user } = page(
    { own: { chosen: null, usual: "followers" } },
    {},
    { setRemixAudience: ({ body }) => body },
  );
  await user.click(await screen.findByRole("button", { name: "Who can remix this: My followers" }));
  await user.click(await screen.findByRole("menuitem", { name: "Nobody" }));
  await screen.findByRole("button", { name: "Who can remix this: Nobody" });
  await user.click(screen.getByRole("button", { name: "Who can remix this: Nobody" }));
  await user.click(
    await screen.findByRole("menuitem", { name: "Same as my settings: My followers" }),
  );
  await screen.findByRole("button", { name: "Who can remix this: My followers" });
  const sent = calls.filter(({ name }) => name === "setRemixAudience").map(({ body }) => body);
  expect(sent).toEqual([{ audience: "nobody" }, { audience: null }]);
});
