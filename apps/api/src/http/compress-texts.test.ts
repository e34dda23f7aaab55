import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { compressTexts } from "./compress-texts.ts";

const server = Fastify();
compressTexts(server);
const text = (length: number) => ({ words: "a fox in the rain ".repeat(length / 18) });
server.get("/api/short", async () => text(200));
server.get("/api/page", async () => text(8_000));
server.get("/api/long", async () => text(200_000));
server.get("/api/auth/refresh", async () => text(8_000));
server.get("/picture", async (_request, reply) => reply.type("image/png").send("x".repeat(8_000)));

const ask = (url: string, accepted?: string) =>
  server.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });
const encodingOf = async (url: string, accepted?: string) =>
  (await ask(url, accepted)).headers["content-encoding"];

it.each(["/api/page", "/api/long"])("delivers %s intact in every encoding", async (url) => {
  const plain = (await ask(url)).body;
  expect(brotliDecompressSync((await ask(url, "br")).rawPayload).toString()).toBe(plain);
  expect(gunzipSync((await ask(url, "gzip")).rawPayload).toString()).toBe(plain);
});

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1, br;q=0.1", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["identity", undefined],
  ["br;q=0", undefined],
  ["zstd", undefined],
  ["", undefined],
  [undefined, undefined],
])("negotiates %j as the standard specifies", async (accepted, encoding) => {
  expect(await encodingOf("/api/page", accepted)).toBe(encoding);
});

it("does not compress short responses, tokens or images", async () => {
  for (const url of ["/api/short", "/api/auth/refresh", "/picture"]) {
    expect(await encodingOf(url, "br"), url).toBeUndefined();
  }
});
