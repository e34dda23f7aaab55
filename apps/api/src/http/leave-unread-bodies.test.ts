import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { leaveUnreadBodies } from "./leave-unread-bodies.ts";

const server = Fastify({ forceCloseConnections: true });
let read = 0;
beforeAll(async () => {
  leaveUnreadBodies(server, { rest: 60_000, answer: 200 });
  server.server.on("connection", (socket) => {
    socket.once("close", () => (read = socket.bytesRead));
  });
  // Acts like a route that rejects requests without a token.
  server.addHook("onRequest", async (_request, reply) => reply.status(401).send("who are you"));
  server.post("/board", async () => "taken");
  await server.listen({ port: 0 });
});
afterAll(() => server.close());

/** Opens a connection, starts such a request on it and collects the response. */
async function begin(headers: string) {
  const socket = connect((server.server.address() as AddressInfo).port, "localhost");
  const seen = { text: "" };
  socket.on("error", () => {}).on("data", (part) => (seen.text += part));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  read = 0;
  const ask = () => socket.write(`POST /board HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  ask();
  const answers = () => seen.text.split("who are you").length - 1;
  await expect.poll(answers, { interval: 1 }).toBe(1);
  return { socket, closed, answers, ask };
}

const MEGABYTE = "a".repeat(1_000_000);

it.each([
  ["announced", "Content-Length: 20000000000", MEGABYTE],
  ["without a length", "Transfer-Encoding: chunked", `f4240\r\n${MEGABYTE}\r\n`],
])("reads almost nothing of an endless body, %s, once it is answered", async (_, headers, part) => {
  const { socket, closed } = await begin(headers);
  let sent = 0;
  const send = () => {
    while (socket.writable && sent < 500) {
      sent += 1;
      if (!socket.write(part)) return;
    }
  };
  socket.on("drain", send);
  send();
  await closed;
  await expect.poll(() => read).toBeGreaterThan(0);
  expect(read).toBeLessThan(2_000_000);
});

it("keeps a connection whose body arrives after its response", async () => {
  const { socket, ask, answers } = await begin("Content-Length: 200000");
  socket.write("a".repeat(200_000));
  ask();
  await expect.poll(answers, { interval: 1 }).toBe(2);
  socket.destroy();
});
