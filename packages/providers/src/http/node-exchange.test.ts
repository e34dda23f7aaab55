import { createServer as createHttp, type RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { nodeExchange } from "./node-exchange.ts";

const exchange = nodeExchange(2_000);
const post = (origin: string) =>
  exchange({ method: "POST", url: `${origin}/x`, headers: {}, body: "{}" });

async function serve(listener: RequestListener) {
  const server = createHttp(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("returns an answer with its headers in lower case", async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(429, { "Retry-After": "30" }).end("busy"),
  );
  expect(await post(origin)).toMatchObject({
    kind: "answered",
    answer: { status: 429, body: "busy", headers: { "retry-after": "30" } },
  });
});

test("reports a failed connection as not sent", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  expect(await post(`http://127.0.0.1:${port}`)).toEqual({ kind: "not sent" });
  expect(await post("http://nowhere.invalid")).toEqual({ kind: "not sent" });
  // A failed TLS handshake counts as no connection.
  const plain = await serve((_request, response) => response.end());
  expect(await post(plain.replace("http:", "https:"))).toEqual({ kind: "not sent" });
});

test("treats a broken, truncated or missing answer as possibly arrived, and sends only once", async () => {
  let asked = 0;
  const ways: RequestListener[] = [
    (request) => request.socket.destroy(),
    (request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => request.socket.destroy());
    },
    () => {},
  ];
  for (const way of ways) {
    const origin = await serve((request, response) => {
      asked += 1;
      way(request, response);
    });
    expect(await post(origin)).toEqual({ kind: "lost" });
  }
  expect(asked).toBe(ways.length);
});

test("honours a request's own timeout", async () => {
  const origin = await serve(() => {});
  const request = { method: "POST", url: `${origin}/x`, headers: {}, patience: 50 } as const;
  expect(await nodeExchange()(request)).toEqual({ kind: "lost" });
});
