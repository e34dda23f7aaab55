import { connect } from "node:net";
import { JSON_BODY_MAX_BYTES, LARGE_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { limitBodyTime, PATIENCE } from "../src/http/limit-body-time.ts";

const LIMIT = 60;

/** Starts a server with these time limits for short and long bodies, and returns its port. */
async function listen(short: number, long = short): Promise<number> {
  const server = Fastify({ bodyLimit: JSON_BODY_MAX_BYTES, forceCloseConnections: true });
  limitBodyTime(server, { ...PATIENCE, short, long });
  server.post("/quick", async () => "taken");
  server.post("/board", { bodyLimit: LARGE_BODY_MAX_BYTES }, async () => "taken");
  server.post("/file", { config: { slowBody: true } }, async () => "taken");
  await server.listen({ host: "127.0.0.1", port: 0 });
  afterAll(() => server.close());
  const address = server.server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
const hasty = await listen(LIMIT);
const careful = await listen(LIMIT, 60_000);
// On a busy machine a few milliseconds can become a second.
const patient = await listen(60_000);

/**
 * Sends a JSON body with a pause in milliseconds before its second half, and returns the response.
 */
function send(port: number, path: string, pause: number): Promise<string> {
  const body = JSON.stringify({ prompt: "a fox in the snow" });
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    socket.on("close", () => resolve(said));
    socket.on("error", reject);
    const head = ["POST", path, "HTTP/1.1\r\nhost: kinora\r\nconnection: close"].join(" ");
    socket.write(`${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`);
    socket.write(`\r\n\r\n${body.slice(0, 10)}`);
    setTimeout(() => socket.writable && socket.write(body.slice(10)), pause);
  });
}

it("ends a request whose body arrives too slowly", async () => {
  expect(await send(hasty, "/quick", 20 * LIMIT)).toMatch(/^HTTP\/1\.1 408 /);
});

it("waits longer for bodies that may be long", async () => {
  expect(await send(careful, "/quick", 20 * LIMIT)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await send(careful, "/board", 4 * LIMIT)).toMatch(/^HTTP\/1\.1 200 /);
});

it("waits for file uploads, and for bodies that arrive in time", async () => {
  expect(await send(hasty, "/file", 4 * LIMIT)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send(patient, "/quick", LIMIT)).toMatch(/^HTTP\/1\.1 200 /);
});
