import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { creationApi } from "../features/creation/creation-api.ts";
import { libraryApi } from "../features/creation/library-api.ts";
import { SharedBoardPage } from "../features/story/share/shared-board-page.tsx";
import { makeStore } from "../make-store.ts";
import { authCleared, authSet } from "../store/auth-slice.ts";
import { card, creation, me } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { board } from "../test/story-builders.ts";
import { forgetAnswers } from "./forget-answers.ts";

test("a public page stays as it is when its visitor signs out", async () => {
  const { id, handle, displayName, avatarUrl } = me();
  const calls = fakeServer({
    getSharedBoard: () => ({
      ...{ board: board(), author: { id, handle, displayName, avatarUrl } },
      ...{ seconds: 12, estimated: true, scenes: [], updatedAt: "2026-06-15T12:00:00.000Z" },
      reported: false,
    }),
  });
  const { store } = show(() => <SharedBoardPage token="abcdefghijklmnopqrstuvwx" />);
  const heading = await screen.findByRole("heading", { name: "The fox and the river" });
  store.dispatch(authCleared());
  await forgetAnswers(store);
  await waitFor(() => expect(store.getState().auth.uid).toBeNull());
  expect(heading.isConnected).toBe(true);
  expect(calls.filter(({ name }) => name === "getSharedBoard")).toHaveLength(1);
});

test("keeps a published work of somebody else, asked for again, and nothing private", async () => {
  const works = {
    theirs: creation({ id: "theirs", inFeed: true, gems: null, prompt: "a lake", likedByMe: true }),
    own: creation({ id: "own", inFeed: true, gems: { held: 1, settled: 1, refunded: 0 } }),
    unlisted: creation({ id: "unlisted", inFeed: false, gems: null, prompt: "a secret" }),
  };
  const calls = fakeServer({
    getCreation: ({ params }) => works[params.id as keyof typeof works],
    listCreations: () => ({ items: [card({ id: "mine", prompt: "ada's own" })], nextCursor: null }),
  });
  const { store } = makeStore();
  store.dispatch(authSet({ token: "t", uid: "usr_ada" }));
  const { getCreation } = creationApi.endpoints;
  for (const id of Object.keys(works)) await store.dispatch(getCreation.initiate(id));
  await store.dispatch(libraryApi.endpoints.listCreations.initiate({ view: "library", q: "" }));
  store.dispatch(authCleared());
  calls.length = 0;
  const forgetting = forgetAnswers(store);
  const { api, cards } = store.getState();
  expect(JSON.stringify([api, cards])).not.toMatch(/ada's own|a secret/);
  expect(getCreation.select("own")(store.getState()).data).toBeUndefined();
  expect(getCreation.select("theirs")(store.getState()).data).toBeDefined();
  expect(cards.byId.theirs).toMatchObject({ prompt: "a lake", likedByMe: false });
  await forgetting;
  await waitFor(() => expect(calls.map(({ params }) => params.id)).toEqual(["theirs"]));
});
