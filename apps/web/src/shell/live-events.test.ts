import { expect, test, vi } from "vitest";
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
