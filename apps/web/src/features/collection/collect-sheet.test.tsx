import type { PickedCollection, ShownCollection } from "@kinora/contracts/collection/collection";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { CollectSheet } from "./collect-sheet.tsx";

const ada = { id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist", avatarUrl: null };
const collection = (about: Partial<PickedCollection> = {}): PickedCollection => ({
  ...{ id: "col_1", title: "Foxes", description: "", visibility: "public", owner: ada },
  ...{
    works: 2,
    cover: [],
    standing: "owner",
    has: false,
    withheld: false,
    createdAt: "2026-06-15T12:00:00.000Z",
  },
  ...about,
});
const sheet = () => <CollectSheet id="crt_1" open onClose={() => undefined} />;

test("puts a work in a collection and takes it out, and offers none that only asks", async () => {
  let has = false;
  const calls = fakeServer({
    listOwnCollections: () => ({
      items: [
        collection({ has }),
        collection({ id: "col_2", title: "Asked", standing: "invited" }),
      ],
      nextCursor: null,
    }),
    collectWork: () => {
      has = true;
      return null;
    },
    uncollectWork: () => {
      has = false;
      return null;
    },
  });
  const { user } = show(sheet);
  const choice = await screen.findByRole("button", { name: /Foxes/ });
  expect(screen.queryByText("Asked")).toBeNull();
  await user.click(choice);
  await waitFor(() => expect(choice.getAttribute("aria-pressed")).toBe("true"));
  await user.click(choice);
  await waitFor(() => expect(choice.getAttribute("aria-pressed")).toBe("false"));
  expect(calls.filter(({ name }) => /ollectWork/.test(name)).map(({ name }) => name)).toEqual([
    "collectWork",
    "uncollectWork",
  ]);
});

test("begins a collection with the work in it", async () => {
  const begun = ({ has: _, ...one }: PickedCollection): ShownCollection => ({
    ...one,
    members: [],
  });
  const calls = fakeServer({
    listOwnCollections: () => ({ items: [], nextCursor: null }),
    createCollection: () => begun(collection({ id: "col_3", title: "Owls" })),
    collectWork: () => null,
  });
  const { store, user } = show(sheet);
  await screen.findByText("You have no collections yet.");
  await user.click(screen.getByRole("button", { name: "New collection" }));
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Owls");
  await user.click(screen.getByRole("button", { name: "Create collection" }));
  await untilSaid(store, "Added to Owls.");
  const [made] = calls.filter(({ name }) => name === "createCollection");
  expect(made?.body).toEqual({ title: "Owls", description: "", visibility: "public" });
  expect(made?.key).toBeTruthy();
  expect(calls.find(({ name }) => name === "collectWork")?.params).toEqual({
    ...{ id: "col_3", workId: "crt_1" },
  });
});

test("asks a visitor to sign in first", async () => {
  fakeServer({});
  const { store } = show(sheet, { signedIn: false });
  await waitFor(() => expect(store.getState().ui.loginMessage).toBe("Sign in to collect works."));
});
