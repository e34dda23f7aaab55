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
const UNTESTED = ["comfy", "bfl", "ideogram", ...OWN_SERVERS.map(({ name }) => name)];

test("covers all services except those without a free endpoint", () => {
  expect(TESTABLE).toEqual(Object.keys(SIMULATORS).filter((name) => !UNTESTED.includes(name)));
});

test.each(TESTABLE)("tests a key at %s without ordering anything", async (name) => {
  const simulator = openSimulator(name, options);
  const answers: Exchange = async (request) => simulator.answer(request);
  const key = simulator.environment()[variableOf(name)] ?? "";
  const tried = (said: string, exchange = answers) =>
    testKey(name, said, { environment: {}, exchange });
  expect(await tried(key)).toBe("accepted");
  expect(await tried("wrong-key")).toBe("refused");
  expect(await tried(key, async () => ({ kind: "not sent" }))).toBe("unclear");
  expect(simulator.orders.size).toBe(0);
});
