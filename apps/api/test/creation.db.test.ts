import { type CreationCard, creation, creationCard } from "@kinora/contracts/creation/creation";
import { pageOf } from "@kinora/contracts/http/page";
import { quote } from "@kinora/contracts/prompt/quote";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer();
const ada = as("ada");
const bruno = as("bruno");
await ada("GET", "/api/me");
await bruno("GET", "/api/me");

const libraryPage = pageOf(creationCard);
type Page = z.infer<typeof libraryPage>;
const form = { type: "text-to-image", prompt: "a fox in the snow" };

describe("creating", () => {
  it("quotes, holds and answers 202 with the creation", async () => {
    const quoted = quote.parse((await ada("POST", "/api/quotes", form)).body);
    expect(quoted).toMatchObject({ gems: 1, balanceAfter: 19 });
    const made = await ada("POST", "/api/creations", { quoteId: quoted.quoteId }, "key-1");
    expect(made.status).toBe(202);
    const whole = creation.parse(made.body);
    expect(whole).toMatchObject({ status: "processing", prompt: form.prompt, gems: { held: 1 } });
    expect(whole.actions).toContain("cancel");
    expect((await ada("GET", "/api/gems/balance")).body).toMatchObject({ available: 19, held: 1 });
  });

  it("orders several works for one price and reports each", async () => {
    const chiyo = as("chiyo");
    await chiyo("GET", "/api/me");
    const asked = { ...form, others: [form, { ...form, prompt: "a bear in the snow" }] };
    const quoted = quote.parse((await chiyo("POST", "/api/quotes", asked)).body);
    expect(quoted).toMatchObject({ gems: 3, balanceAfter: 17, explanation: "3 × 1 gem" });
    expect(quoted.works.map(({ gems }) => gems)).toEqual([1, 1, 1]);
    const { quoteId } = quoted;
    const made = await chiyo("POST", "/api/creations", { quoteId }, "several");
    const { id, order, orderId, gems } = creation.parse(made.body);
    expect(order?.works).toHaveLength(3);
    expect(order).toMatchObject({
      id: orderId,
      works: [id, expect.any(String), expect.any(String)],
    });
    expect(gems).toMatchObject({ held: 1 });
    const rest = order?.works.slice(1) ?? [];
    const cancel = { ids: rest, action: "cancel" };
    expect((await chiyo("POST", "/api/creations/actions", cancel)).body).toEqual({
      done: rest,
      failed: [],
    });
    expect((await chiyo("GET", "/api/gems/balance")).body).toMatchObject({
      available: 19,
      held: 1,
    });
    const finished = { status: null, finished_at: new Date() };
    await database.updateTable("creation").set(finished).where("id", "=", id).execute();
    const seen = creation.parse((await bruno("GET", `/api/creations/${id}`)).body);
    expect(seen).toMatchObject({ order: null, orderId: null });
  });

  it.each([
    ["five works", { ...form, others: [form, form, form, form] }, "others"],
    ["an empty one", { ...form, others: [{ prompt: " " }] }, "others.0.prompt"],
    ["two kinds", { ...form, others: [{ ...form, type: "text-to-video" }] }, "others.0.type"],
  ])("rejects %s and names the field", async (_name, body, path) => {
    const refused = await ada("POST", "/api/quotes", body);
    expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_INPUT" } });
    expect(JSON.stringify(refused.body.details)).toContain(path);
  });

  it("answers the same key with the same creation, and another body with 409", async () => {
    const first = await ada("POST", "/api/creations", form, "key-2");
    const again = await ada("POST", "/api/creations", form, "key-2");
    expect(again.body.id).toBe(first.body.id);
    const other = await ada("POST", "/api/creations", { ...form, prompt: "a bear" }, "key-2");
    expect(other).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  });

  it.each([
    ["no key", form, undefined, 400, "IDEMPOTENCY_KEY_REQUIRED"],
    ["an unknown quote", { quoteId: "nothing" }, "k", 404, "QUOTE_NOT_FOUND"],
    ["an unknown model", { ...form, model: "dall-e" }, "k", 422, "MODEL_UNKNOWN"],
    ["a model without engine", { ...form, model: "flux 1.1 pro" }, "k", 409, "MODEL_UNAVAILABLE"],
    ["a mode without engine", { ...form, type: "text-to-story" }, "k", 409, "MODE_UNAVAILABLE"],
    [
      "a duration the model lacks",
      {
        type: "text-to-video",
        prompt: "a fox",
        model: "majic",
        additionalParams: { duration: 72 },
      },
      "k",
      422,
      "DURATION_UNSUPPORTED",
    ],
    ["a foreign parent", { ...form, parentId: "nothing" }, "k", 422, "INVALID_INPUT"],
  ])("rejects %s", async (_name, body, key, status, code) => {
    expect(await ada("POST", "/api/creations", body, key)).toMatchObject({
      status,
      body: { code },
    });
  });

  it("rejects expired and used quotes", async () => {
    const { quoteId } = (await ada("POST", "/api/quotes", form)).body;
    clock.now = new Date(clock.now.getTime() + 5 * 60_000 + 1);
    expect(await ada("POST", "/api/creations", { quoteId }, "late")).toMatchObject({
      status: 410,
      body: { code: "QUOTE_EXPIRED" },
    });
    const fresh = (await ada("POST", "/api/quotes", form)).body.quoteId;
    expect((await ada("POST", "/api/creations", { quoteId: fresh }, "use")).status).toBe(202);
    expect(await ada("POST", "/api/creations", { quoteId: fresh }, "use again")).toMatchObject({
      status: 409,
      body: { code: "QUOTE_USED" },
    });
  });

  it("reports exactly how many gems are missing, and stores nothing", async () => {
    const video = { type: "text-to-video", prompt: "a fox", additionalParams: { duration: 10 } };
    expect((await bruno("POST", "/api/creations", video, "b1")).status).toBe(202);
    expect((await bruno("POST", "/api/creations", video, "b2")).status).toBe(202);
    const third = await bruno("POST", "/api/creations", video, "b3");
    expect(third).toMatchObject({
      status: 402,
      body: { code: "INSUFFICIENT_GEMS", details: { needed: 10, available: 0, shortfall: 10 } },
    });
    expect((await bruno("GET", "/api/creations")).body.items).toHaveLength(2);
  });

  it("hides a private creation from all other users", async () => {
    const { id } = (await ada("POST", "/api/creations", { ...form, private: true }, "secret")).body;
    expect((await ada("GET", `/api/creations/${id}`)).status).toBe(200);
    for (const other of [bruno, as("mira"), as(null)]) {
      expect(await other("GET", `/api/creations/${id}`)).toMatchObject({
        status: 404,
        body: { code: "CREATION_NOT_FOUND" },
      });
    }
    expect(await bruno("POST", `/api/creations/${id}/actions`, { action: "delete" })).toMatchObject(
      { status: 404 },
    );
  });

  it("cancels a queued creation and returns every gem", async () => {
    const before = (await ada("GET", "/api/gems/balance")).body;
    const { id } = (await ada("POST", "/api/creations", form, "cancel me")).body;
    const cancelled = await ada("POST", `/api/creations/${id}/actions`, { action: "cancel" });
    expect(creation.parse(cancelled.body)).toMatchObject({
      status: "deleted",
      gems: { refunded: 1 },
      notices: [expect.stringMatching(/^In the trash, .* for good on \w+ \d+, \d{4}\.$/)],
    });
    expect((await ada("GET", "/api/gems/balance")).body).toMatchObject({
      available: before.available,
      held: before.held,
    });
    expect(
      (await ada("GET", "/api/creations?view=trash")).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).toEqual([id]);
  });

  it("pages through the library without gaps or repetitions", async () => {
    const read = async (query: string) =>
      libraryPage.parse((await ada("GET", `/api/creations?${query}`)).body);
    const all = (await read("limit=100")).items;
    const paged: CreationCard[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Page = await read(`limit=2${next && `&cursor=${next}`}`);
      paged.push(...page.items);
      next = page.nextCursor;
    }
    expect(paged).toEqual(all);
  });
});
