import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresOwnKeys } from "@kinora/database/hosted/postgres-own-keys";
import { postgresPolicyRefusals } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresQuoteStore } from "@kinora/database/prompt/postgres-quote-store";
import { postgresRemixes } from "@kinora/database/remix/postgres-remixes";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { createQuote } from "@kinora/domain/creation/create-quote";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { Refusal } from "@kinora/domain/refusal";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
let ada = "";
beforeEach(async () => {
  // A separate user for every test.
  ada = newId();
  const handle = `ada_${ada.slice(-12)}`;
  await shop.database
    .insertInto("app_user")
    .values({ id: ada, handle, display_name: "Ada" })
    .execute();
  await shop.orders.give(ada, 50);
});

const form = { prompt: "a fox" };
const balance = async () => {
  const { available, held } = await shop.ledger.balance(ada, new Date());
  return { available, held };
};
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => "accepted",
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );
const quote = (at = new Date()) =>
  createQuote(
    { actor: { id: ada, role: "user", tier: "free" }, form, now: at },
    {
      catalogue: () => openCatalogue(MODEL_ENTRIES, new Set(["studio"]), at),
      uploads: postgresUploadStore(shop.database),
      creations: postgresCreationStore(shop.database),
      remixes: postgresRemixes(shop.database),
      quotes: postgresQuoteStore(shop.database),
      ledger: shop.ledger,
      policyRefusals: postgresPolicyRefusals(shop.database),
      ...{ ownKeys: postgresOwnKeys(shop.database), takesKeyFor: () => false },
      newId,
      drawSeed: () => 99,
    },
  );
const rowsOf = async (table: "creation" | "job" | "creation_request") =>
  (await shop.database.selectFrom(table).select("user_id").where("user_id", "=", ada).execute())
    .length;

test("concurrent and later requests with one key make one creation and one hold", async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => shop.orders.create(ada, form, "one")),
  );
  ids.push(await shop.orders.create(ada, { ...form }, "one"));
  expect(new Set(ids).size).toBe(1);
  expect(await balance()).toEqual({ available: 49, held: 1 });
  expect(await rowsOf("job")).toBe(1);
});

test("refuses a reused key with another body", async () => {
  await shop.orders.create(ada, form, "one");
  expect(await codeOf(shop.orders.create(ada, { prompt: "a cat" }, "one"))).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  expect(await rowsOf("creation")).toBe(1);
});

test("a quote fixes price and seed and can be used once, by its owner, before it expires", async () => {
  const { quoteId, gems, balanceAfter } = await quote();
  expect({ gems, balanceAfter }).toEqual({ gems: 1, balanceAfter: 49 });
  expect(await codeOf(shop.orders.create("usr_bruno", { quoteId }))).toBe("QUOTE_NOT_FOUND");
  const id = await shop.orders.create(ada, { quoteId }, "one");
  expect((await shop.creation(id))?.recipe?.seed).toBe(99);
  expect(await shop.orders.create(ada, { quoteId }, "one")).toBe(id);
  expect(await codeOf(shop.orders.create(ada, { quoteId }, "two"))).toBe("QUOTE_USED");
  const old = await quote(new Date(Date.now() - 301_000));
  expect(await codeOf(shop.orders.create(ada, { quoteId: old.quoteId }))).toBe("QUOTE_EXPIRED");
  expect(await codeOf(shop.orders.create(ada, { quoteId: "none" }))).toBe("QUOTE_NOT_FOUND");
});

test("leaves nothing half-done without enough gems", async () => {
  const clip = {
    prompt: "a fox",
    type: "text-to-video" as const,
    additionalParams: { duration: 10 },
  };
  for (let count = 0; count < 5; count++) await shop.orders.create(ada, clip);
  expect(await codeOf(shop.orders.create(ada, form, "poor"))).toBe("INSUFFICIENT_GEMS");
  expect(await rowsOf("creation")).toBe(5);
  expect(await rowsOf("creation_request")).toBe(5);
  expect(await balance()).toEqual({ available: 0, held: 50 });
});

test("concurrent orders cannot exceed the limit of the queue", async () => {
  for (let count = 0; count < 18; count++) await shop.orders.create(ada, form);
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => codeOf(shop.orders.create(ada, form))),
  );
  expect(codes.filter((code) => code === "accepted")).toHaveLength(2);
  expect(codes.filter((code) => code === "QUEUE_FULL")).toHaveLength(3);
});

test("a remix may only name a creation that its author can see", async () => {
  const id = await shop.orders.create(ada, { ...form, private: true });
  const remix = { ...form, parentId: id };
  expect(await codeOf(shop.orders.create("usr_bruno", remix))).toBe("INVALID_INPUT");
  const copy = await shop.orders.create(ada, remix);
  expect((await shop.creation(copy))?.parentId).toBe(id);
});

test("a remix with a rewritten prompt has no parent, but its author must be able to see the named one", async () => {
  const parentId = await shop.orders.create(ada, { ...form, private: true });
  const rewritten = { ...form, prompt: "two sailing boats under a violet sky", parentId };
  const own = await shop.orders.create(ada, rewritten);
  expect((await shop.creation(own))?.parentId).toBeNull();
  expect(await codeOf(shop.orders.create("usr_bruno", rewritten))).toBe("INVALID_INPUT");
});

test("cancelling in the queue refunds all gems and moves the creation to the trash, from where it can be retried", async () => {
  const id = await shop.orders.create(ada, form);
  await shop.orders.act(ada, id, "cancel");
  expect(await balance()).toEqual({ available: 50, held: 0 });
  expect(await shop.creation(id)).toMatchObject({
    status: "deleted",
    failureClass: "cancelled",
    gems: { held: 1, settled: 0, refunded: 1 },
  });
  await shop.orders.act(ada, id, "restore");
  await shop.orders.act(ada, id, "retry");
  expect(await shop.creation(id)).toMatchObject({ status: "processing", failureClass: null });
  expect(await balance()).toEqual({ available: 49, held: 1 });
  expect(await rowsOf("job")).toBe(2);
});

test("other users cannot act on a creation, and every action is recorded", async () => {
  const id = await shop.orders.create(ada, { ...form, private: true });
  expect(await codeOf(shop.orders.act("usr_bruno", id, "delete"))).toBe("CREATION_NOT_FOUND");
  expect(await codeOf(shop.orders.act(ada, id, "approve"))).toBe("ACTION_FORBIDDEN");
  expect(await codeOf(shop.orders.act(ada, id, "delete"))).toBe("ACTION_IMPOSSIBLE");
  await shop.orders.act(ada, id, "public");
  const events = await shop.database
    .selectFrom("creation_event")
    .select(["action", "actor_id", "before", "after"])
    .where("creation_id", "=", id)
    .orderBy("id")
    .execute();
  expect(events.map(({ action }) => action)).toEqual(["create", "public"]);
  expect(events[1]).toMatchObject({
    actor_id: ada,
    before: { private: true },
    after: { private: false },
  });
});

test("orders a remix while its parent is locked", async () => {
  const parentId = await shop.orders.create(ada, form);
  await shop.database.transaction().execute(async (own) => {
    await postgresCreationStore(own).lock(parentId);
    await shop.orders.create(ada, { ...form, parentId });
  });
  expect(await balance()).toEqual({ available: 48, held: 2 });
});
