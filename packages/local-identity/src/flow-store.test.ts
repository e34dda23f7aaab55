import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flowStore } from "./flow-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openStore = () => {
  const store = flowStore()("Interaction");
  const begin = (id: string) => store.upsert(id, { uid: id }, 3_600);
  return { store, begin };
};

it("keeps a sign-in until it expires", async () => {
  const { store, begin } = openStore();
  await begin("one");
  vi.advanceTimersByTime(3_599_000);
  expect(await store.find("one")).toEqual({ uid: "one" });
  vi.advanceTimersByTime(2_000);
  expect(await store.find("one")).toBeUndefined();
});

it("keeps the newest of a flood, up to the limit", async () => {
  const { store, begin } = openStore();
  for (let at = 0; at <= 20_000; at += 1) await begin(`id ${at}`);
  expect(await store.find("id 0")).toBeUndefined();
  expect(await store.find("id 1")).toBeDefined();
  expect(await store.find("id 20000")).toBeDefined();
});
