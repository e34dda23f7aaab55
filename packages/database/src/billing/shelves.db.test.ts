import { lookAtShelves } from "@kinora/domain/billing/look-at-shelves";
import type { ProductShelf } from "@kinora/domain/billing/product-shelf";
import { readShelves } from "@kinora/domain/billing/read-shelves";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { postgresShelves } from "./postgres-shelves.ts";

const { database } = await createTestDatabase();
const seen = postgresShelves(database);
const approved = { product: "gem_pack_1500", state: "approved", rawState: "APPROVED" } as const;
const rejected = { product: "pro_yearly", state: "rejected", rawState: "REJECTED" } as const;

const look = (at: string, listProducts: ProductShelf["listProducts"]) =>
  lookAtShelves(
    { shelves: [{ store: "app_store", listProducts }], seen, log: () => {} },
    () => new Date(at),
  );

async function appStore() {
  const shelf = (await readShelves(seen)).find(({ store }) => store === "app_store");
  if (!shelf) throw new Error("no shelf");
  const { products, ...about } = shelf;
  return { about, products: products.filter(({ state }) => state !== "absent"), all: products };
}

it("a state has the date at which it was first seen; what is gone goes; silence changes nothing", async () => {
  expect((await appStore()).about.lookedAt).toBeNull();
  await look("2027-01-01T10:00:00Z", async () => [approved, rejected]);
  await look("2027-01-02T10:00:00Z", async () => [approved, { ...rejected, state: "in_review" }]);
  await look("2027-01-03T10:00:00Z", async () => {
    throw new StoreUnreachable("App Store Connect: 401");
  });
  const third = await appStore();
  expect(third.about).toEqual({
    ...{ store: "app_store", lookedAt: "2027-01-02T10:00:00.000Z" },
    problem: "App Store Connect: 401",
  });
  expect(third.all).toHaveLength(14);
  expect(third.products).toEqual([
    { ...approved, since: "2027-01-01T10:00:00.000Z" },
    { ...rejected, state: "in_review", since: "2027-01-02T10:00:00.000Z" },
  ]);
  await look("2027-01-04T10:00:00Z", async () => [approved]);
  expect(await appStore()).toMatchObject({ about: { problem: null }, products: [approved] });
});
