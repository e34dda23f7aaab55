import { openSimulator, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { expect, test } from "vitest";
import type { Exchange } from "../src/http/exchange.ts";
import { KNOWN_SERVICES, OWN_SERVERS, PROVIDERS, testKey } from "../src/services.ts";

/** Services that only offer language models have their own tests. */
const TESTABLE = PROVIDERS.filter(({ askWithKey }) => askWithKey !== null).map(({ name }) => name);
const options = { now: () => new Date(), fileAddress: () => "", movesWhenAsked: true };

const variableOf = (service: string) =>
  KNOWN_SERVICES.find(({ name }) => name === service)?.keyVariable ?? "";

/** Services without a known free endpoint, and servers without a key. */
const UNTESTED = ["ideogram", ...OWN_SERVERS.map(({ name }) => name)];

test("covers all services except those without a free endpoint", () => {
  expect(TESTABLE).toEqual(Object.keys(SIMULATORS).filter((name) => !UNTESTED.includes(name)));
});

test.each(TESTABLE)("tests a key at %s without ordering anything", async (name) => {
  const simulator = openSimulator(name, options);
  const answers: Exchange = async (request) => simulator.answer(request);
  const key = simulator.environment()[variableOf(name)] ?? "";
  const tried = async (said: string, exchange = answers) =>
    (await testKey(name, said, { environment: {}, exchange })).verdict;
  expect(await tried(key)).toBe("accepted");
  expect(await tried("wrong-key")).toBe("refused");
  expect(await tried(key, async () => ({ kind: "not sent" }))).toBe("unclear");
  expect(simulator.orders.size).toBe(0);
});

test.each([
  [
    "runway",
    {
      left: { amount: 1_000, of: null, unit: "credits", dollars: 10 },
      limits: [{ model: "gen4_turbo", atOnce: 3, aDay: 200 }],
    },
  ],
  [
    "elevenlabs",
    { left: { amount: 99_900, of: 100_000, unit: "characters", dollars: null }, limits: [] },
  ],
  ["bfl", { left: { amount: 1_250.5, of: null, unit: "credits", dollars: 12.505 }, limits: [] }],
  ["comfy", { left: { amount: 37.5, of: 50, unit: "dollars", dollars: null }, limits: [] }],
  ["fal", null],
  ["replicate", null],
])("reads what %s tells of the account", async (name, told) => {
  const simulator = openSimulator(name, options);
  const exchange: Exchange = async (request) => simulator.answer(request);
  const key = simulator.environment()[variableOf(name)] ?? "";
  expect(await testKey(name, key, { environment: {}, exchange })).toEqual({
    verdict: "accepted",
    told,
  });
  expect(await testKey(name, "wrong-key", { environment: {}, exchange })).toEqual({
    verdict: "refused",
    told: null,
  });
});

test.each(["runway", "elevenlabs", "bfl", "comfy"])(
  "accepts a key of %s although its account cannot be read",
  async (name) => {
    for (const body of ["", "<html>", "[]", '{"credits":"many","creditBalance":null}']) {
      const answer = { status: 200, headers: {}, body };
      const exchange: Exchange = async () => ({ kind: "answered", answer });
      expect(await testKey(name, "a key", { environment: {}, exchange })).toEqual({
        ...{ verdict: "accepted", told: null },
      });
    }
  },
);
