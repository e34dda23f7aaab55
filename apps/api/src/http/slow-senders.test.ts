import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { defineRoute } from "@kinora/contracts/http/route";
import { Refusal } from "@kinora/domain/refusal";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { buildServer } from "./build-server.ts";
import { mountRoute } from "./mount-route.ts";

const EACH = 75;
/** Longest timeout used here, in milliseconds; drips arrive more often. */
const PATIENCE_MS = 1_000;
const DRIP_MS = 200;

const door = defineRoute({
  ...{ method: "POST", path: "/api/texts", summary: "Keeps a text", access: "optional" },
  ...{ scope: "create", rate: "write", status: 200, refusals: [] },
  body: z.object({ text: z.string() }),
  answer: z.object({ kept: z.boolean() }),
});
const list = defineRoute({
  ...{ method: "GET", path: "/api/texts", summary: "Texts", access: "optional" },
  ...{ scope: "read", rate: "read", status: 200, refusals: [] },
  answer: z.object({ kept: z.boolean() }),
});

const server = await buildServer({
  verifyAccess: async () => {
    throw new Refusal("SIGN_IN_REQUIRED");
  },
  ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
  ...{ secure: false, limited: true, logger: false },
  patience: {
    ...{ headers: PATIENCE_MS, short: PATIENCE_MS, long: PATIENCE_MS, file: 60_000 },
    ...{ rest: PATIENCE_MS, answer: PATIENCE_MS, look: DRIP_MS },
  },
});
mountRoute(server, door, async () => ({ kept: true }));
mountRoute(server, list, async () => ({ kept: true }));
server.post("/files", { config: { access: "signed-in", slowBody: true } }, async () => "taken");
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
const port = Number(new URL(origin).port);
afterAll(() => server.close());

/**
 * Opens a connection that sends one character a moment after another, starting with `beginning`.
 * Resolves with what it received when it is closed.
 */
function trickle(beginning: string, sign = "1"): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const drip = setInterval(() => socket.writable && sign && socket.write(sign), DRIP_MS);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      resolve(said.slice(0, 12));
    });
    socket.write(beginning);
  });
}
const head = (asked: string, more = "content-length: 9000") =>
  `${asked} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}\r\n`;

const JSON_POST = head("POST /api/texts");

const KINDS = [
  { what: "say nothing", send: () => trickle("", ""), said: /408/ },
  { what: "no end of headers", send: () => trickle(head("GET /api/texts", "x: 1")), said: /408/ },
  { what: "no end of a body", send: () => trickle(`${JSON_POST}\r\n{`), said: /408/ },
  {
    what: "no end of parts",
    send: () =>
      trickle(`${head("POST /api/texts", "transfer-encoding: chunked")}\r\n`, "1\r\n1\r\n"),
    said: /408/,
  },
  {
    what: "a body nobody reads",
    send: () => trickle(`${head("GET /api/texts")}\r\n{`),
    said: /200|408/,
  },
  { what: "a body to nobody", send: () => trickle(`${head("POST /nowhere")}\r\n{`), said: /4/ },
  {
    what: "a file that is refused",
    send: () => trickle(`${head("POST /files")}\r\n{`),
    said: /401/,
  },
];

it(`ends ${KINDS.length * EACH} connections of slow senders, and others are answered meanwhile`, async () => {
  const slow = KINDS.flatMap(({ what, send, said }) =>
    Array.from({ length: EACH }, async () => expect(await send(), what).toMatch(said)),
  );
  const ended = Promise.all(slow).then(() => true);
  const waits: number[] = [];
  do {
    const asked = performance.now();
    expect((await fetch(`${origin}/api/texts`)).status).toBe(200);
    waits.push(performance.now() - asked);
  } while (!(await Promise.race([ended, pause(2 * DRIP_MS, false)])));
  // The senders share this thread, and other tests this machine, so only the median is meaningful.
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(1_000);
}, 60_000);
