import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { nameSenders } from "../http/sender.ts";
import { mountCallbacks } from "./callback-routes.ts";

const AT_ONCE = 32;
const AT_ONCE_FROM_ONE = 8;
const KEY = "3f0c0a52-6b0e-4a63-9f0e-2d1f8a6d6c11";

/** Opens a server that knows fal only; callbacks are sent to it over raw sockets. */
async function openDoor() {
  const heard: string[] = [];
  const server = Fastify({ trustProxy: true });
  nameSenders(server);
  server.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  await mountCallbacks(server, {
    knows: (provider) => provider === "fal",
    check: async (_provider, { body }) => {
      heard.push(body);
      return null;
    },
    hear: async () => undefined,
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  const begin = async (provider: string, from = "203.0.113.1"): Promise<Socket> => {
    const socket = connect({ port, host: "127.0.0.1" });
    await once(socket, "connect");
    const head = `POST /api/callbacks/${provider}/${KEY}?token=t HTTP/1.1\r\nHost: localhost\r\n`;
    socket.write(
      `${head}X-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{ }`,
    );
    return socket;
  };
  const statusOf = async (socket: Socket): Promise<string> => {
    const [bytes] = await once(socket, "data");
    return String(bytes).slice(9, 12);
  };
  return { begin, statusOf, heard };
}

it("does not read the body for a service that is not in use", async () => {
  const { begin, statusOf, heard } = await openDoor();
  expect(await statusOf(await begin("replicate"))).toBe("204");
  expect(await statusOf(await begin("__proto__"))).toBe("204");
  expect(heard).toEqual([]);
});

it("reads a limited number of calls at once, asks others to retry, and continues when there is room", async () => {
  const { begin, statusOf, heard } = await openDoor();
  const open = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => begin("fal", `198.51.100.${nth}`)),
  );
  await expect.poll(async () => statusOf(await begin("fal"))).toBe("503");
  for (const socket of open.slice(1)) socket.write("\n");
  for (const socket of open.slice(1)) expect(await statusOf(socket)).toBe("204");
  // A client that disconnects midway frees its place too.
  open[0]?.destroy();
  const late = await begin("fal");
  late.write("\n");
  expect(await statusOf(late)).toBe("204");
  expect(heard).toHaveLength(AT_ONCE);
});

it("reads a limited number of calls of one sender at once, and those of others meanwhile", async () => {
  const { begin, statusOf } = await openDoor();
  const open = await Promise.all(Array.from({ length: AT_ONCE_FROM_ONE }, () => begin("fal")));
  await expect.poll(async () => statusOf(await begin("fal"))).toBe("503");
  const other = await begin("fal", "198.51.100.1");
  other.write("\n");
  expect(await statusOf(other)).toBe("204");
  for (const socket of open) socket.destroy();
});
