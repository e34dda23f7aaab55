import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { keepConnections } from "./keep-connections.ts";

const MOST = 20;
const server = Fastify();
let atWork = 0;
let door = Promise.withResolvers<void>();
beforeAll(async () => {
  keepConnections(server, ["loopback"], MOST);
  server.get("/slow", async () => {
    atWork += 1;
    await door.promise;
    return "answered";
  });
  await server.listen({ port: 0 });
});
beforeEach(() => {
  [atWork, door] = [0, Promise.withResolvers()];
});
afterAll(() => server.close());

const GET = "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Opens a connection and collects everything received on it. */
async function open() {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, "localhost");
  const seen = { text: "" };
  socket.setEncoding("utf8").on("data", (part: string) => (seen.text += part));
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, seen, closed: once(socket, "close") };
}
const answers = ({ text }: { text: string }) => text.split("answered").length - 1;

it("closes a connection that pipelines a second request, and no other", async () => {
  const [many, other] = [await open(), await open()];
  other.socket.write(GET);
  many.socket.write(GET.repeat(10));
  await many.closed;
  expect(atWork).toBeLessThanOrEqual(2);
  door.resolve();
  await expect.poll(() => answers(other.seen)).toBe(1);
  other.socket.destroy();
});

it("answers consecutive requests on one connection", async () => {
  door.resolve();
  const { socket, seen } = await open();
  for (let count = 1; count <= 5; count += 1) {
    socket.write(GET);
    await expect.poll(() => answers(seen), { interval: 1 }).toBe(count);
  }
  socket.destroy();
});

it("closes a connection that sends an Expect header, and no other", async () => {
  const [many, other] = [await open(), await open()];
  other.socket.write(GET);
  many.socket.write(GET.replace("Host", "Expect: wonders\r\nHost").repeat(50));
  await many.closed;
  expect(many.seen.text).toBe("");
  door.resolve();
  await expect.poll(() => answers(other.seen)).toBe(1);
  other.socket.destroy();
});

it("admits newcomers when idle connections occupy all places", async () => {
  door.resolve();
  const waiting = await Promise.all(Array.from({ length: 3 * MOST }, open));
  const latest = await open();
  latest.socket.write(GET);
  await expect.poll(() => answers(latest.seen)).toBe(1);
  for (const { socket } of [...waiting, latest]) socket.destroy();
});
