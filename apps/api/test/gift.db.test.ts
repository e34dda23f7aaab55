import { bookPurchase } from "@kinora/testing/billing/book-purchase";
import { beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer();
const [ada, bruno, chiyo, olivia] = [as("ada"), as("bruno"), as("chiyo"), as("olivia")];
const DAY = 86_400_000;
const PAID = clock.now;

beforeAll(async () => {
  for (const who of [ada, bruno, chiyo]) await who("GET", "/api/me");
  const banned = { tier: "banned", language: "en", isSoft: false, category: null } as const;
  await parts.stores.wordEdits.add({
    ...{ added: [{ text: "flarn", ...banned }], removed: [], allowed: [], disallowed: [] },
    ...{ at: new Date(), by: null, note: "test", reverts: null },
  });
  await parts.words.lists.refresh();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+PAID - 8 * DAY) })
    .where("id", "in", ["usr_ada", "usr_bruno"])
    .execute();
});

let keys = 0;
const give = (body: object, who = ada) => {
  keys += 1;
  return who("POST", "/api/gifts", body, `gift ${keys}`);
};
const to = "usr_bruno";
const allowance = async (id = to) => (await ada("GET", `/api/gifts/allowance/${id}`)).body;
const codeOf = async (body: object) => (await give(body)).body.code;

it("says exactly why nothing can be given yet, and what can be given once it can", async () => {
  const expectRefused = async (code: string) => {
    expect(await codeOf({ to, gems: 1 })).toBe(code);
    expect(await allowance()).toMatchObject({ most: 0, refusal: { code } });
  };
  expect((await ada("GET", "/api/gifts/allowance/usr_nobody")).status).toBe(404);
  expect(await codeOf({ to: "usr_nobody", gems: 1 })).toBe("PERSON_NOT_FOUND");
  expect(await codeOf({ to: "usr_ada", gems: 1 })).toBe("GIFT_TO_SELF");
  await expectRefused("GIFT_NOT_FOLLOWING");
  await ada("POST", "/api/people/bruno/follow");
  await expectRefused("GIFT_NOT_FOLLOWED");
  await bruno("POST", "/api/people/ada/follow");
  await expectRefused("GIFT_NOTHING_BOUGHT");
  await bookPurchase(database, { id: "pack", userId: "usr_ada", at: PAID });
  await expectRefused("GIFT_TOO_SOON");
  expect((await allowance()).waiting).toEqual({
    ...{ gems: 1_500, from: new Date(+PAID + 14 * DAY).toISOString() },
  });
  clock.now = new Date(+PAID + 14 * DAY);
  expect(await allowance()).toEqual({
    ...{ most: 500, giveable: 1_500, waiting: null, dayLeft: 500, monthLeft: 2_000 },
    refusal: null,
  });
  expect(await codeOf({ to, gems: 501 })).toBe("INVALID_INPUT");
});

it("gives once for a key, and names the other person on both statements and receipts", async () => {
  const gift = { to, gems: 450, note: "  For the fox\u202e " };
  const { status, body } = await ada("POST", "/api/gifts", gift, "fox");
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ direction: "sent", gems: 450, note: "For the fox", person: { handle: "bruno" } },
  });
  expect((await ada("POST", "/api/gifts", gift, "fox")).body).toEqual(body);
  expect((await ada("GET", "/api/gems/balance")).body.available).toBe(1_500 - 450 + 20);
  for (const [who, other, amount] of [
    [ada, "bruno", -450],
    [bruno, "ada", 450],
  ] as const) {
    const [line] = (await who("GET", "/api/gems/entries")).body.items;
    const seen = { person: { handle: other }, note: "For the fox" };
    expect(line).toMatchObject({ kind: "gift", amount, gift: seen });
    const { body: receipt } = await who("GET", `/api/gems/receipts/${line.receiptId}`);
    expect(receipt).toMatchObject({ gift: seen, lots: [{ gems: 450 }] });
    const { items } = (await who("GET", "/api/gifts")).body;
    expect(items).toMatchObject([{ gems: 450, person: { handle: other } }]);
    const bought = (await who("GET", "/api/gems/entries?part=bought")).body.items;
    expect(bought.map((entry: { amount: number }) => entry.amount)).toEqual(
      who === ada ? [1_500] : [],
    );
    const { total } = (await who("GET", `/api/gems/years/${line.at.slice(0, 4)}`)).body;
    expect(amount < 0 ? total.spent.gift : total.received.gift).toBe(450);
  }
  expect((await chiyo("GET", "/api/gifts")).body.items).toEqual([]);
});

it("stops at the day's limit, at bad words and at the owner's switch", async () => {
  expect((await give({ to, gems: 51 })).body).toMatchObject({
    ...{ code: "GIFT_DAY_LIMIT", details: { limit: 500, left: 50 } },
  });
  const { body } = await give({ to, gems: 1, note: "a flarn fox" });
  expect(body.code).toBe("BANNED_WORD");
  const switches = (await olivia("GET", "/api/admin/switches")).body.switches;
  const off = { ...switches, gifts: false, sentence: "Until Monday." };
  await olivia("PUT", "/api/admin/switches", off);
  expect((await give({ to, gems: 1 })).body).toMatchObject({
    ...{ code: "GIFTS_OFF", details: { sentence: "Until Monday." } },
  });
  expect((await allowance()).refusal.code).toBe("GIFTS_OFF");
  await olivia("PUT", "/api/admin/switches", switches);
  expect((await give({ to, gems: 50 })).status).toBe(201);
});
