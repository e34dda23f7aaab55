import { CALLERS, openSimulator, SIGNERS } from "@kinora/provider-simulators/all/simulators";
import { beforeEach, describe, expect, test } from "vitest";
import type { VerifyCallback } from "../src/callback.ts";
import { configuredProviders } from "../src/configured-providers.ts";

const now = new Date("2026-11-25T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const options = {
  now: () => now,
  fileAddress: () => "https://files.example/a",
  movesWhenAsked: true,
};

/** The verifier of a service with its key, and one of its webhooks for an order. */
function open(name: string) {
  const simulator = openSimulator(name, options);
  const [configured] = configuredProviders(simulator.environment()).providers;
  const verify = configured?.openCallbacks(async (request) => simulator.answer(request));
  if (!verify || !simulator.orderFor) throw new Error(`${name} is not configured, or calls nobody`);
  simulator.answer(simulator.orderFor("https://ours"));
  simulator.tick();
  simulator.tick();
  const [call] = simulator.takeCalls();
  if (!call) throw new Error("Nobody calls");
  return { verify, call, id: [...simulator.orders.keys()].at(-1) };
}

describe.each(SIGNERS)("signed webhooks of %s", (name) => {
  let verify: VerifyCallback;
  let call: ReturnType<typeof open>["call"];
  let id: string | undefined;
  beforeEach(() => {
    ({ verify, call, id } = open(name));
  });

  test("name their order when recent, however often they arrive", async () => {
    expect(await verify(call, now)).toBe(id);
    expect(await verify(call, later(299))).toBe(id);
  });

  test("are rejected when old, from the future, altered or unsigned", async () => {
    expect(await verify(call, later(301))).toBeNull();
    expect(await verify(call, later(-301))).toBeNull();
    expect(await verify({ ...call, body: `${call.body} ` }, now)).toBeNull();
    const [signature = ""] = Object.keys(call.headers).filter((name) => /-signature$/.test(name));
    for (const value of ["", "00", "v1,AAAA", "v2,AAAA"])
      expect(
        await verify({ ...call, headers: { ...call.headers, [signature]: value } }, now),
      ).toBeNull();
    expect(await verify({ ...call, headers: {} }, now)).toBeNull();
  });

  test("are rejected when signed with another key", async () => {
    const theirs = open(name);
    expect(await verify(theirs.call, now)).toBeNull();
  });
});

describe.each(CALLERS.filter((name) => !SIGNERS.includes(name)))(
  "unsigned webhooks of %s",
  (name) => {
    test("only name their order; the token in the URL proves their origin", async () => {
      const { verify, call, id } = open(name);
      expect(await verify(call, now)).toBe(id);
      expect(await verify({ ...call, headers: {} }, later(3_600))).toBe(id);
    });

    test.each([
      "",
      "<html>",
      "{}",
      '{"id":7}',
      '{"id":""}',
      JSON.stringify({ id: "a".repeat(201) }),
    ])("name no order when the payload is %s", async (body) => {
      const { verify, call } = open(name);
      expect(await verify({ ...call, body }, now)).toBeNull();
    });
  },
);
