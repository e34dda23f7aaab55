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
    keep: async (store: string) => void kept.push(store),
    async setProblem(_: string, problem: string) {
      // As PostgreSQL does.
      if (problem.includes("\u0000")) throw new Error("invalid byte sequence for encoding UTF8");
    },
  };
  await lookAtShelves({ shelves, seen, log: () => {} }, () => new Date()).catch(() => undefined);
  expect(kept).toEqual(["google_play"]);
});
