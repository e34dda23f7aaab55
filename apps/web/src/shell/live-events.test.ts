import { expect, test, vi } from "vitest";
import { creationApi } from "../features/creation/creation-api.ts";
import { api } from "../store/api.ts";
import { makeStore } from "../store/store.ts";
import { creation } from "../test/builders.ts";
import { fakeServer } from "../test/fake-server.ts";
import { applyEvent } from "./live-events.ts";
import { patchCachesOnChange } from "./patch-caches.ts";

test("a work that is outdated while it is fetched breaks nothing", async () => {
  const calls = fakeServer({ getCreation: () => creation() });
  const { store, listener } = makeStore();
  patchCachesOnChange(listener, store);
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  applyEvent(store, { type: "progress", creationId: "cre_1", status: null, progress: null });
  store.dispatch(api.util.invalidateTags(["Creation"]));
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain("getCreation"));
  await vi.waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((it) => it?.status === "pending")).toBe(
      false,
    ),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(complained).not.toHaveBeenCalled();
});

test("a work that is begun in another window comes to the list, an older one and one in the trash do not", async () => {
  const at = (day: number) => `2026-06-0${day}T12:00:00.000Z`;
  const works = [
    creation({ id: "new", createdAt: at(3) }),
    creation({ id: "old", createdAt: at(1) }),
    creation({ id: "gone", createdAt: at(4), status: "deleted" }),
  ];
  const calls = fakeServer({
    listCreations: () => ({
      items: [creation({ id: "here", createdAt: at(2) })],
      nextCursor: null,
    }),
    getCreation: ({ params }) => works.find(({ id }) => id === params.id),
  });
  const { store, listener } = makeStore();
  patchCachesOnChange(listener, store);
  const list = creationApi.endpoints.listCreations;
  await store.dispatch(list.initiate({ view: "library", q: "" }));
  const say = (creationId: string, stage: "queued" | "rendering") =>
    applyEvent(store, {
      ...{ type: "progress", creationId, status: "processing" },
      progress: { stage, percent: 0, position: null, previewUrl: null },
    });
  for (const { id } of works) say(id, "queued");
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toHaveLength(4));
  const listed = () =>
    list
      .select({ view: "library", q: "" })(store.getState())
      .data?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  await vi.waitFor(() => expect(listed()).toEqual(["new", "here"]));
  say("new", "rendering");
  say("new", "queued");
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  await new Promise((resolve) => setImmediate(resolve));
  expect(listed()).toEqual(["new", "here"]);
});
