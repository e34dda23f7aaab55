import { expect, it } from "vitest";
import { lookAtShelves } from "./look-at-shelves.ts";

it("a problem of one store that can't be written down keeps nobody from the other stores", async () => {
  const kept: string[] = [];
  const shelf = (store: "app_store" | "google_play", said: () => never[]) => ({
    store,
    listProducts: async () => said(),
  });
  const shelves = [
    shelf("app_store", () => {
      throw new Error("Hello\u0000");
    }),
    shelf("google_play", () => []),
  ];
  const seen = {
    products: async () => [],
    keep: async (store: string) => void kept.push(store),
    async setProblem(_: string, problem: string) {
      // As PostgreSQL does.
      if (problem.includes("\u0000")) throw new Error("invalid byte sequence for encoding UTF8");
    },
  };
  await lookAtShelves({ shelves, seen, log: () => {} }, () => new Date()).catch(() => undefined);
  expect(kept).toEqual(["google_play"]);
});

it("a store that lists nothing after it had something is a problem, and what was seen stays", async () => {
  const [kept, problems]: [string[], string[]] = [[], []];
  const had = { store: "app_store", product: "gem_pack_1500", state: "approved" } as const;
  const seen = {
    products: async () => [{ ...had, rawState: "APPROVED", since: new Date() }],
    keep: async (store: string) => void kept.push(store),
    setProblem: async (store: string) => void problems.push(store),
  };
  const shelves = (["app_store", "google_play"] as const).map((store) => ({
    store,
    listProducts: async () => [],
  }));
  await lookAtShelves({ shelves, seen, log: () => {} }, () => new Date());
  expect([kept, problems]).toEqual([["google_play"], ["app_store"]]);
});
