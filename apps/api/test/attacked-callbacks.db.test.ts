import { connect, type Socket } from "node:net";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server } = await startTestServer({
  limited: true,
  ...configuredProviders({ FAL_KEY: "k" }),
});
await server.listen({ host: "127.0.0.1", port: 0 });
const address = server.server.address();
const port = typeof address === "object" && address ? address.port : 0;
/** Resolves when 40 requests have arrived. */
const arrived = Promise.withResolvers<void>();
let requests = 0;
server.server.on("request", () => {
  requests += 1;
  if (requests === 40) arrived.resolve();
});
const path = "/api/callbacks/fal/0193b3a0-0000-7000-8000-000000000000?token=t";
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

test("one sender who opens callbacks and sends no body does not keep others' callbacks away", async () => {
  for (let nth = 0; nth < 40; nth += 1) {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
  }
  await arrived.promise;
  const statuses: number[] = [];
  for (let nth = 0; nth < 50; nth += 1) {
    const answer = await server.inject({
      method: "POST",
      url: path,
      remoteAddress: "203.0.113.7",
      headers: { "content-type": "application/json" },
      payload: "{}",
    });
    statuses.push(answer.statusCode);
  }
  expect([...new Set(statuses)]).toEqual([204]);
});
