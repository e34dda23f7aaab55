import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { streamWriter } from "./stream-writer.ts";

const server = createServer();
server.listen(0);
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

/** Opens a stream and the client that reads it. */
async function open() {
  const asked = once(server, "request");
  const client = connect((server.address() as AddressInfo).port, "localhost");
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, stream] = (await asked) as [unknown, ServerResponse];
  stream.writeHead(200);
  return { client, stream, writer: streamWriter(stream) };
}
const next = () => new Promise(setImmediate);
const TEXT = "x".repeat(64_000);

it("ends the stream of a client that does not read before much is buffered", async () => {
  const { client, stream, writer } = await open();
  client.pause();
  let most = 0;
  for (let writes = 0; !stream.destroyed && writes < 1_000; writes += 1) {
    writer.write(TEXT);
    most = Math.max(most, stream.writableLength);
    await next();
  }
  expect(stream.destroyed).toBe(true);
  expect(most).toBeLessThan(400_000);
  client.destroy();
});

it("keeps writing to a client that reads", async () => {
  const { client, writer } = await open();
  let read = 0;
  client.on("data", (part) => {
    read += part.length;
  });
  for (let writes = 1; writes <= 50; writes += 1) {
    writer.write(TEXT);
    await expect.poll(() => read, { interval: 1 }).toBeGreaterThan(writes * TEXT.length);
  }
  client.destroy();
});

it("closes the connection of a client that does not read the last frame either", async () => {
  const { client, stream, writer } = await open();
  client.pause();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  while (stream.writableLength === 0) stream.write(TEXT);
  writer.end("bye");
  vi.advanceTimersByTime(4_999);
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stream.destroyed).toBe(true);
  client.destroy();
});
