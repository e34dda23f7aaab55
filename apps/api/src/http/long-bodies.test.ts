import { defineRoute } from "@kinora/contracts/http/route";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";

const store = defineRoute({
  method: "POST",
  path: "/api/texts",
  summary: "Keeps a text",
  access: "signed-in",
  scope: "create",
  rate: "write",
  body: z.object({ text: z.string() }),
  answer: z.object({ kept: z.boolean() }),
  status: 200,
  refusals: [],
});

const server = await buildServer({
  verifyAccess: async (token) => ({
    ...{ userId: `usr_${token}`, role: "user", tier: "free" },
    ...{ scopes: null, sessionId: "ses_1" },
  }),
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: false, logger: false },
});
afterAll(() => server.close());

it("handles long bodies of all senders two at a time, and short ones alongside", async () => {
  const atWork: number[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  mountRoute(server, store, async ({ body }) => {
    atWork.push(body.text.length);
    await ended;
    return { kept: true };
  });
  const send = (length: number, person: number) =>
    server.inject({
      ...{ method: "POST", url: store.path },
      headers: { authorization: `Bearer person${person}` },
      payload: { text: "x".repeat(length) },
    });
  const long = Array.from({ length: 5 }, (_, person) => send(12_000, person));
  await expect.poll(() => atWork).toEqual([12_000, 12_000]);
  const short = send(10, 9);
  await expect.poll(() => atWork).toEqual([12_000, 12_000, 10]);
  end();
  for (const { statusCode } of await Promise.all([...long, short])) expect(statusCode).toBe(200);
});
