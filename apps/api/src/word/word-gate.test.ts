import { defineRoute } from "@kinora/contracts/http/route";
import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { openWordGate } from "./word-gate.ts";

const route = defineRoute({
  ...{ method: "POST", path: "/api/texts", summary: "Keeps texts", access: "signed-in" },
  ...{ scope: "create", rate: "write", body: z.object({ texts: z.array(z.string()) }) },
  ...{ answer: null, status: 204, refusals: [] },
});

/** Returns the order in which the texts of these concurrent bodies were checked. */
async function lookedAt(...bodies: readonly (readonly string[])[]): Promise<string[]> {
  const seen: string[] = [];
  const gate = openWordGate({
    find: () => (text) => {
      seen.push(text.charAt(0));
      return [];
    },
    strike: async () => {},
    digest: (text) => text,
  });
  const request = { headers: {}, person: null } as FastifyRequest;
  await Promise.all(bodies.map((texts) => gate.ofRoute(route)?.(request, { texts })));
  return seen;
}

const long = (sign: string) => sign.repeat(1_500);

it("checks long bodies of all senders one at a time, with short ones in between", async () => {
  const [one, other] = ["a", "b"].map((sign) => Array.from({ length: 3 }, () => long(sign)));
  const seen = await lookedAt(one ?? [], other ?? [], ["c"]);
  expect(seen.filter((sign) => sign !== "c")).toEqual(["a", "a", "a", "b", "b", "b"]);
  expect(seen.indexOf("c")).toBeLessThan(3);
});
