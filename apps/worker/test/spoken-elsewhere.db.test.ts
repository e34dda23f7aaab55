import { upstreamVoice } from "@kinora/catalogue/hosted-voices";
import type { Board } from "@kinora/contracts/story/board";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { elevenlabsSimulator } from "@kinora/provider-simulators/elevenlabs/elevenlabs-simulator";
import type { SubmitFault } from "@kinora/provider-simulators/faults";
import { elevenLabsSpeaker } from "@kinora/providers/elevenlabs/elevenlabs-speaker";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, test } from "vitest";
import { openStoryOrders } from "./story-orders.ts";
import { openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const PLENTY = { day: 1_000_000, month: 1_000_000 };
const services = new Map([["elevenlabs", { title: "ElevenLabs", ...PLENTY }]]);
const budgets = { services, given: { ...PLENTY } };

const simulator = elevenlabsSimulator({
  ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: true },
});
/** Called when an answer arrives, before it is returned. */
let heard: () => void = () => {};
const speaker = elevenLabsSpeaker(
  { key: "simulated", url: "https://api.elevenlabs.io" },
  async (request) => {
    const answer = simulator.answer(request);
    heard();
    return answer;
  },
  upstreamVoice,
);
const shop = await openWorkshop([], null, { speakers: [speaker], budgets });
const { database, boss, storyEngine, claims, attempt } = shop;
const ordersOf = (buyer: Parameters<typeof openStoryOrders>[3]) =>
  openStoryOrders(database, boss, storyEngine.versions, buyer);
const orders = ordersOf({ userId: ada, budgets });
await shop.orders.give(ada, 100_000);

/** Returns a board narrated by Sarah. */
function toldBySarah(): Board {
  const board = writtenBoard();
  const cast = board.cast.map((entry) => ({ ...entry, voice: null }));
  return { ...board, cast, settings: { ...board.settings, voice: "elevenlabs/sarah" } };
}
const open = () => orders.create({ prompt: "", board: toldBySarah() });
const lines = toldBySarah().scenes.map(({ narration }) => narration.trim());
const gemsOf = (text: string) => Math.ceil(Math.ceil((text.length * 240) / 1_000) / 4);
const speech = lines.reduce((sum, text) => sum + gemsOf(text), 0);
const bills = () => simulator.orders.size;
const balance = async () => shop.ledger.balance(ada, new Date());
const spending = (id: string) =>
  database
    .selectFrom("hosted_spending")
    .innerJoin("job", "job.id", "hosted_spending.for_job")
    .select(["state", "mills"])
    .where("job.subject_id", "=", id)
    .execute();
const workAll = async () => {
  while (await shop.workOnce());
};

beforeEach(() => {
  (simulator.orders as Map<string, unknown>).clear();
  simulator.faults.submit.length = 0;
  heard = () => {};
  Object.assign(budgets.given, PLENTY);
});

test("requests each line once, uses the service's timings and pays by the character", async () => {
  const before = (await balance()).available;
  const id = await open();
  await orders.work(id, "update");
  expect((await spending(id)).map(({ state }) => state)).toEqual(lines.map(() => "set aside"));
  await workAll();
  expect([...simulator.orders.values()].map(({ input }) => input)).toMatchObject(
    lines.map((text) => ({ text, model_id: "eleven_multilingual_v2" })),
  );
  const { orders: told } = await orders.standing(id);
  for (const [index, { narration }] of told.scenes.entries()) {
    const text = lines[index] ?? "";
    expect(narration?.part?.seconds).toBeCloseTo(text.length * 0.06, 1);
    const [first] = narration?.part?.words ?? [];
    expect(first).toMatchObject({ from: 0, start: 0, text: text.split(" ")[0] });
  }
  expect((await balance()).available).toBe(before - lines.length - speech);
  expect((await spending(id)).every(({ state }) => state === "settled")).toBe(true);
  // A spoken line is never requested again: the film and another title reuse it.
  await orders.change(id, (board) => ({ ...board, title: "Another" }));
  await orders.work(id, "update");
  await workAll();
  await orders.render(id);
  await workAll();
  expect(bills()).toBe(lines.length);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

test.each<[SubmitFault, number, string]>([
  ["500 after", 1, "lost"],
  ["lost after", 1, "lost"],
  ["unreadable", 1, "lost"],
  ["lost before", 0, "lost"],
  ["quota", 0, "quota"],
])("makes no second request after %s, and refunds the line's gems", async (fault, billed, why) => {
  const before = (await balance()).available;
  simulator.faults.submit.push(fault);
  const id = await open();
  await orders.work(id, "update");
  await workAll();
  expect(bills()).toBe(lines.length - 1 + billed);
  const [lost = ""] = lines;
  expect((await balance()).available).toBe(before - lines.length - (speech - gemsOf(lost)));
  const { failures } = await orders.find(id);
  const said = { code: "voice.unspoken", params: { service: "ElevenLabs", why } };
  expect(Object.values(failures)).toEqual([said]);
  const cost = Math.ceil((lost.length * 240) / 1_000);
  const mills = (await spending(id)).map((each) => Number(each.mills));
  expect(mills.includes(0)).toBe(why === "quota");
  if (why === "lost") expect(mills).toContain(cost);
  expect((await balance()).held).toBe(0);
});

test("reports a policy refusal and counts it for the user", async () => {
  simulator.faults.submit.push("policy");
  const id = await open();
  await orders.work(id, "update");
  await workAll();
  const { failures } = await orders.find(id);
  expect(Object.values(failures)).toEqual([{ code: "hosted.policy", params: {} }]);
  const refusals = database.selectFrom("hosted_policy_refusal").select("user_id");
  expect(await refusals.execute()).toEqual([{ user_id: ada }]);
  await database.deleteFrom("hosted_policy_refusal").execute();
});

test("retries a busy service when it says so, with a single bill", async () => {
  simulator.faults.submit.push("429");
  const id = await open();
  await orders.work(id, "update");
  await workAll();
  expect(bills()).toBe(0);
  shop.clock.ahead = 60_000;
  await shop.queue.wake({ noun: "story", id });
  await workAll();
  shop.clock.ahead = 0;
  expect(bills()).toBe(lines.length);
  expect((await orders.find(id)).failures).toEqual({});
});

test("does not repeat a request whose answer a killed worker held; the next worker continues with the other lines", async () => {
  const before = (await balance()).available;
  const id = await open();
  await orders.work(id, "update");
  const killed = new AbortController();
  const intents = database.selectFrom("hosted_intent").select("state");
  heard = () => {
    heard = () => {};
    killed.abort(new Error("killed"));
  };
  const job = await claims.claim(
    { lane: "render", background: false, newcomersOnly: false, smallOnly: false, suspects: true },
    new Date(),
  );
  if (!job) throw new Error("there is a job");
  await attempt(job, killed.signal);
  expect(bills()).toBe(1);
  await workAll();
  expect(bills()).toBe(lines.length);
  expect((await intents.where("for_job", "=", job.id).execute()).length).toBe(lines.length);
  expect((await balance()).available).toBe(before - lines.length - speech);
});

test("orders and holds nothing for a user without access or without budget", async () => {
  const stranger = ordersOf(ada);
  const id = await open();
  await expect(stranger.work(id, "update")).rejects.toMatchObject({ code: "MODEL_NOT_OFFERED" });
  Object.assign(budgets.given, { day: 0, month: 0 });
  await expect(orders.work(id, "update")).rejects.toMatchObject({ code: "HOSTED_GIVEN_SPENT" });
  await expect(orders.render(id)).rejects.toMatchObject({ code: "STORY_UNSPOKEN" });
  expect(bills()).toBe(0);
  expect((await balance()).held).toBe(0);
  expect(await spending(id)).toEqual([]);
});
