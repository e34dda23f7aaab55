import type { CreationCard } from "@kinora/contracts/creation/creation";
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fetchCreation } from "../features/creation/fetch-creation.ts";
import { libraryApi } from "../features/creation/library-api.ts";
import { listStarted } from "../features/creation/list-started.ts";
import { makeStore } from "../make-store.ts";
import { api } from "../store/api.ts";
import { card, creation } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { applyEvent } from "./live-events.ts";

test("handles a work that is invalidated while it is being fetched", async () => {
  const calls = fakeServer({ getCreation: () => creation() });
  const { store, listener } = makeStore();
  listStarted(listener, store);
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  void fetchCreation(store, "cre_1");
  store.dispatch(api.util.invalidateTags(["Creation"]));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("getCreation"));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((it) => it?.status === "pending")).toBe(
      false,
    ),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(complained).not.toHaveBeenCalled();
});

test("lists a work started in another window, but not an older or a trashed one", async () => {
  const at = (day: number) => `2026-06-0${day}T12:00:00.000Z`;
  const works = [
    card({ id: "new", createdAt: at(3) }),
    card({ id: "old", createdAt: at(1) }),
    card({ id: "gone", createdAt: at(4), status: "deleted" }),
  ];
  const calls = fakeServer({
    listCreations: () => ({
      items: [card({ id: "here", createdAt: at(2) })],
      nextCursor: null,
    }),
  });
  const { store, listener } = makeStore();
  listStarted(listener, store);
  const list = libraryApi.endpoints.listCreations;
  await store.dispatch(list.initiate({ view: "library", q: "" }));
  const say = (told: CreationCard, stage: "queued" | "rendering") =>
    applyEvent(store, {
      ...{ type: "progress", creationId: told.id, status: "processing" },
      progress: { stage, percent: 0, position: null, previewUrl: null, elsewhere: null },
      card: stage === "queued" ? told : null,
    });
  const listed = () =>
    list
      .select({ view: "library", q: "" })(store.getState())
      .data?.pages.flatMap(({ items }) => items);
  for (const work of works) say(work, "queued");
  await waitFor(() => expect(listed()).toEqual(["new", "here"]));
  for (const stage of ["rendering", "queued"] as const) say(card({ id: "new" }), stage);
  await new Promise((resolve) => setImmediate(resolve));
  expect(listed()).toEqual(["new", "here"]);
  expect(calls.map(({ name }) => name)).toEqual(["listCreations"]);
});
