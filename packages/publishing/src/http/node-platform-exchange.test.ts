import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { nodePlatformExchange } from "./node-platform-exchange.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const exchange = nodePlatformExchange(2_000);
const post = (url: string) => exchange({ method: "POST", url, body: "x" });

test("an answer is an answer, whatever its status, and no redirect is followed", async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(302, { location: "/elsewhere", "x-said": "yes" }).end("gone");
  });
  expect(await post(url)).toEqual({
    kind: "answered",
    answer: {
      ...{ status: 302, body: "gone" },
      headers: expect.objectContaining({ location: "/elsewhere", "x-said": "yes" }),
    },
  });
  expect(asked).toBe(1);
});

test("where nobody listens nothing was sent", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: "not sent" });
});

test.each<[string, RequestListener]>([
  ["a connection that breaks", (request) => request.socket.destroy()],
  [
    "half an answer",
    (request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => request.socket.destroy());
    },
  ],
  ["no answer in time", () => {}],
  [
    "an answer without end",
    (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    },
  ],
])("%s may have arrived", async (_name, listener) => {
  const url = await serve(listener);
  const impatient = nodePlatformExchange(300);
  expect(await impatient({ method: "POST", url, body: "x" })).toEqual({ kind: "lost" });
});

test("a file is streamed with its length; one that breaks off is not sent as a whole", async () => {
  const arrived: number[] = [];
  const url = await serve((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on("close", () => arrived.push(bytes));
    request.on("end", () => response.end(request.headers["content-length"]));
  });
  async function* chunks(breaks: boolean) {
    for (let count = 0; count < 4; count += 1) yield new Uint8Array(100_000);
    if (breaks) throw new Error("The file ends early");
    yield new Uint8Array(100_000);
  }
  const send = (breaks: boolean) =>
    exchange({ method: "PUT", url, body: { size: 500_000, chunks: () => chunks(breaks) } });
  expect(await send(false)).toMatchObject({ answer: { body: "500000" } });
  expect(await send(true)).toEqual({ kind: "lost" });
  await expect.poll(() => arrived).toHaveLength(2);
  expect(arrived[1]).toBeLessThan(500_000);
});

test("a request that is cut off ends at once; before it is connected nothing was sent", async () => {
  const [end, arrived] = [new AbortController(), Promise.withResolvers<void>()];
  const url = await serve((request) => request.once("data", () => arrived.resolve()));
  const ask = () => exchange({ method: "POST", url, body: "x", signal: end.signal });
  const sent = ask();
  await arrived.promise;
  end.abort();
  expect(await sent).toEqual({ kind: "lost" });
  expect(await ask()).toEqual({ kind: "not sent" });
});
