import { CALLBACK_MAX_BYTES, callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { NewIntent } from "@kinora/domain/hosted/intent";
import { CALLERS, openSimulator, SIGNERS } from "@kinora/provider-simulators/all/simulators";
import type { SimulatedCall, Simulator } from "@kinora/provider-simulators/simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const start = new Date("2026-11-20T12:00:00.000Z");
const options = {
  now: () => start,
  fileAddress: () => "https://files.example/a",
  movesWhenAsked: false,
};
const simulators = new Map(CALLERS.map((name) => [name, openSimulator(name, options)]));
const simulatorOf = (name: string) => {
  const simulator = simulators.get(name);
  if (!simulator) throw new Error(`Nobody simulates ${name}`);
  return simulator;
};
const environments = CALLERS.map((name) => simulatorOf(name).environment());

const lines: string[] = [];
const { server, as, parts, database, clock } = await startTestServer({
  limited: true,
  ...configuredProviders(Object.assign({}, ...environments)),
  // Only these are asked for what they sign with.
  exchange: async (request) =>
    simulatorOf(request.url.includes("replicate") ? "replicate" : "fal").answer(request),
  logger: { level: "debug", stream: { write: (line) => void lines.push(line) } },
});
await as("ada")("GET", "/api/me");
let orders = 0;

/**
 * Orders a work of Ada's whose job waits for the service's answer, with nothing heard of the order
 * since.
 */
async function orderElsewhere(name: string) {
  const form = { type: "text-to-image", prompt: "a fox" };
  const { id } = (await as("ada")("POST", "/api/creations", form, `order ${++orders}`)).body;
  const { id: key } = await jobOf(id);
  await database
    .updateTable("job")
    .set({ waits_until: new Date(start.getTime() + 3_600_000) })
    .where("id", "=", key)
    .execute();
  const token = `token-of-${key}`;
  const intent: NewIntent = {
    ...{ key, provider: name, endpoint: "flux", bodyHash: "0", callbackToken: token },
    ...{ price: { mills: 40, version: 1 }, callsBack: true, keyOf: null, begunAt: start },
    deadline: new Date(start.getTime() + 1_200_000),
  };
  await parts.stores.intents.begin(intent);
  return { id, key, token, address: callbackPath(name, key, token) };
}

const jobOf = (creationId: string) =>
  database
    .selectFrom("job")
    .select(["id", "waits_until"])
    .where("subject_id", "=", creationId)
    .executeTakeFirstOrThrow();

/** Makes the service complete the orders with these callback URLs, and returns its calls. */
function callsOf(name: string, ...addresses: readonly string[]): SimulatedCall[] {
  const simulator = simulatorOf(name);
  for (const address of addresses)
    simulator.answer(orderFor(simulator, `https://kinora.example${address}`));
  simulator.tick();
  simulator.tick();
  return [...simulator.takeCalls()];
}

function orderFor({ orderFor: order }: Simulator, webhook: string) {
  if (order === null) throw new Error("It calls nobody");
  return order(webhook);
}

async function call({ url, headers, body }: SimulatedCall, changes: Partial<SimulatedCall> = {}) {
  const { pathname, search } = new URL(changes.url ?? url);
  const answer = await server.inject({
    method: "POST",
    url: `${pathname}${search}`,
    headers: changes.headers ?? headers,
    payload: changes.body ?? body,
  });
  const { "x-request-id": _id, date: _date, ...told } = answer.headers;
  for (const name of Object.keys(told)) if (name.startsWith("x-ratelimit")) delete told[name];
  return { status: answer.statusCode, headers: told, body: answer.body };
}

beforeEach(() => {
  clock.now = start;
});

describe.each(CALLERS)("a callback of %s", (name) => {
  it("stores the service's id and wakes the waiting job, however often it arrives", async () => {
    const { id, key, address } = await orderElsewhere(name);
    const [genuine] = callsOf(name, address);
    if (!genuine) throw new Error("Nobody calls");
    expect(await call(genuine)).toMatchObject({ status: 204, body: "" });
    const intent = await parts.stores.intents.find(key);
    expect(intent).toMatchObject({ state: "accepted", upstreamId: expect.any(String) });
    expect(await jobOf(id)).toMatchObject({ waits_until: null });
    expect(await call(genuine)).toMatchObject({ status: 204 });
    expect(await parts.stores.intents.find(key)).toEqual(intent);
  });

  it("is trusted by its URL and signature alone, in whatever order calls arrive", async () => {
    const [first, second] = [await orderElsewhere(name), await orderElsewhere(name)];
    const calls = callsOf(name, first.address, second.address).reverse();
    for (const one of calls) await call(one);
    const [a, b] = await Promise.all(
      [first, second].map(({ key }) => parts.stores.intents.find(key)),
    );
    expect(a?.state).toBe("accepted");
    expect(b?.state).toBe("accepted");
    expect(a?.upstreamId).not.toBe(b?.upstreamId);
  });

  it("still stores the service's id after the job has ended, so that the result can be delivered", async () => {
    const { id, key, address } = await orderElsewhere(name);
    await as("ada")("POST", `/api/creations/${id}/actions`, { action: "cancel" });
    const [late] = callsOf(name, address);
    if (!late) throw new Error("Nobody calls");
    expect(await call(late)).toMatchObject({ status: 204 });
    expect(await parts.stores.intents.find(key)).toMatchObject({ state: "accepted" });
  });

  it("gets the usual response and changes nothing with a wrong token, or when it is forged or too old and calls are signed", async () => {
    const { id, key, token, address } = await orderElsewhere(name);
    const [genuine] = callsOf(name, address);
    if (!genuine) throw new Error("Nobody calls");
    const before = await parts.stores.intents.find(key);
    const url = (path: string) => `https://kinora.example${path}`;
    const other = "019ab000-0000-7000-8000-000000000000";
    const answers = [
      await call(genuine, { url: url(callbackPath(name, key, "guessed")) }),
      await call(genuine, { url: url(callbackPath(name, key, "")) }),
      await call(genuine, { url: url(callbackPath(name, other, token)) }),
      await call(genuine, { url: url(callbackPath(name, "no-job", token)) }),
      await call(genuine, { url: url(callbackPath("nobody", key, token)) }),
      await call(genuine, {
        url: url(callbackPath(CALLERS.find((other) => other !== name) ?? "", key, token)),
      }),
    ];
    if (SIGNERS.includes(name)) {
      answers.push(await call(genuine, { headers: {} }));
      answers.push(await call(genuine, { body: genuine.body.replace(/.$/, " }") }));
      clock.now = new Date(start.getTime() + 301_000);
      answers.push(await call(genuine));
    }
    expect(await parts.stores.intents.find(key)).toEqual(before);
    expect((await jobOf(id)).waits_until).not.toBeNull();
    clock.now = start;
    const right = await call(genuine);
    expect(await parts.stores.intents.find(key)).toMatchObject({ state: "accepted" });
    for (const answer of answers) expect(answer).toEqual(right);
  });
});

it("does not read a callback that is too long", async () => {
  const { address } = await orderElsewhere("fal");
  const [genuine] = callsOf("fal", address);
  if (!genuine) throw new Error("Nobody calls");
  const long = await call(genuine, { body: "x".repeat(CALLBACK_MAX_BYTES + 1) });
  expect(long.status).toBe(413);
});

it("rate limits a caller that calls too often, and logs nothing of it", async () => {
  const { token, address } = await orderElsewhere("fal");
  const [genuine] = callsOf("fal", address);
  if (!genuine) throw new Error("Nobody calls");
  let last = await call(genuine);
  for (let calls = 0; calls < 1_300 && last.status !== 429; calls += 1) {
    last = await call(genuine, { headers: {} });
  }
  expect(last.status).toBe(429);
  expect(lines.join("\n")).not.toContain(token);
  expect(lines.join("\n")).not.toContain("a fox");
});
