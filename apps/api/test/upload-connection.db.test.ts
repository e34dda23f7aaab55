import { once } from "node:events";
import { Agent, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { server, clock } = await startTestServer();
clock.now = new Date();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
const { bytesOf, begin } = openSender(server);

it("answers the next request on a connection whose last body was rejected", async () => {
  const id = await begin("ada", 300_000);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async (method: string, path: string, more: object = {}, body = Buffer.alloc(0)) => {
    const headers = { authorization: "Bearer ada", "tus-resumable": "1.0.0", ...more };
    const asked = request(`${origin}${path}`, { agent, method, headers });
    const [answer] = await once(asked.end(body), "response");
    await once(answer.resume(), "end");
    return [answer.statusCode, asked.reusedSocket];
  };
  const bytes = { "content-type": "application/offset+octet-stream" };
  const wrong = { ...bytes, "upload-offset": "77" };
  expect(await ask("PATCH", `/api/uploads/${id}`, wrong, bytesOf(300_000))).toEqual([409, false]);
  expect(await ask("GET", "/api/me")).toEqual([200, true]);
  expect(await ask("POST", "/api/uploads", bytes, bytesOf(300_000))).toEqual([412, true]);
  expect(await ask("GET", "/api/me")).toEqual([200, true]);
  const sized = { "content-length": "300000" };
  expect(await ask("HEAD", `/api/uploads/${id}`, sized, bytesOf(300_000))).toEqual([200, true]);
  expect(await ask("GET", "/api/me")).toEqual([200, true]);
});
