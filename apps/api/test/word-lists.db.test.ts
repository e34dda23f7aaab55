import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, told } = await startTestServer();
const [owner, member, moderator] = [as("olivia"), as("ada"), as("mira")];
await member("GET", "/api/me");
const price = (prompt: string) => member("POST", "/api/quotes", { type: "text-to-image", prompt });
const flarn = { text: "flarn*", tier: "banned", language: "en" };

it("opens the lists only to the staff who maintain them", async () => {
  expect((await owner("GET", "/api/words")).status).toBe(200);
  for (const person of [member, moderator, as(null)]) {
    expect([401, 403]).toContain((await person("GET", "/api/words")).status);
    expect([401, 403]).toContain(
      (await person("POST", "/api/words/edits", { added: [flarn] })).status,
    );
  }
});

it("reports what an edit would have stopped, without changing anything", async () => {
  for (const [at, prompt] of ["a flarn fox", "flarned hills", "a fox"].entries()) {
    const body = { type: "text-to-image", prompt };
    expect((await member("POST", "/api/creations", body, `order-${at}`)).status).toBe(202);
  }
  const tried = await owner("POST", "/api/words/tries", {
    added: [flarn],
    allowed: ["flarned hills"],
  });
  expect(tried.body).toEqual({ tried: 3, stopped: 1, by: [{ text: "flarn*", texts: 1 }] });
  expect((await price("a flarn fox")).status).toBe(200);
});

it("applies an edit at once, names its author, and reverts it", async () => {
  const made = await owner("POST", "/api/words/edits", { added: [flarn], note: "seen in reports" });
  expect(made.status).toBe(201);
  expect((await price("a flarn fox")).body.code).toBe("BANNED_WORD");
  const { number } = made.body;
  expect((await owner("POST", `/api/words/edits/${number}/revert`)).status).toBe(201);
  expect((await price("a flarn fox")).status).toBe(200);
  const history = await owner("GET", "/api/words/edits");
  expect(history.body.items).toMatchObject([
    { by: "olivia", reverts: number, removed: [flarn], added: [] },
    { by: "olivia", reverts: null, added: [flarn], note: "seen in reports" },
  ]);
  expect(told.filter(({ event }) => event === "word-lists-changed")).toHaveLength(2);
  const log = (await owner("GET", "/api/admin/audit?action=words.edited")).body.items;
  expect(log).toMatchObject([
    { by: "olivia", after: { removed: 1, reverts: number }, reason: null },
    { by: "olivia", after: { added: 1, reverts: null }, reason: "seen in reports" },
  ]);
  expect((await owner("POST", "/api/words/edits/99/revert")).body.code).toBe("WORD_EDIT_NOT_FOUND");
});

it("removes a shipped entry, and allows a phrase", async () => {
  expect((await price("a wanker")).status).toBe(422);
  const { body } = await owner("GET", "/api/words");
  const shipped = body.terms.find(({ text }: { text: string }) => text === "wanker*");
  await owner("POST", "/api/words/edits", { removed: [shipped] });
  expect((await price("a wanker")).status).toBe(200);
  expect((await price("a bollocks tree")).status).toBe(422);
  await owner("POST", "/api/words/edits", { allowed: ["bollocks tree"] });
  expect((await price("a bollocks tree")).status).toBe(200);
});

it("the third list blocks nothing: orders carry its words separately, once, and edits of it can be tried and reverted", async () => {
  const negative = ["gore", "watermark"].map((text) => ({ text, tier: "negative" }));
  const tried = await owner("POST", "/api/words/tries", { added: negative });
  expect(tried.body).toMatchObject({ stopped: 0 });
  const { number } = (await owner("POST", "/api/words/edits", { added: negative })).body;
  const order = async (form: object, key: string) => {
    const body = { type: "text-to-image", prompt: "a fox with a watermark", ...form };
    const { status, body: made } = await member("POST", "/api/creations", body, key);
    expect(status).toBe(202);
    return (await member("GET", `/api/creations/${made.id}`)).body.recipe;
  };
  const first = await order({}, "negative-1");
  expect(first).toMatchObject({ negative_prompt: "", house_negative: "gore, watermark" });
  const additionalParams = { negative_prompt: "rain, Gore" };
  expect(await order({ additionalParams }, "negative-2")).toMatchObject({
    ...{ negative_prompt: "rain, Gore", house_negative: "watermark" },
  });
  const bad: object[] = [
    ...[
      { text: "gor*", tier: "negative" },
      { text: "gore", tier: "negative", isSoft: true },
    ],
    { text: "gore", tier: "negative", category: "hate" },
  ];
  for (const text of ["*", "!!!", "[", "\u200b\u200b", "(a+)+$", "a"])
    bad.push({ text, tier: "banned" });
  for (const term of bad)
    expect((await owner("POST", "/api/words/edits", { added: [term] })).status).toBe(422);
  expect((await owner("POST", `/api/words/edits/${number}/revert`)).status).toBe(201);
  expect(await order({}, "negative-3")).not.toHaveProperty("house_negative");
});
