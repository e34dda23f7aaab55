import Fastify from "fastify";
import { expect, it } from "vitest";
import { secureAnswers } from "./security-headers.ts";

async function answerOf(url: string, type: string) {
  const server = Fastify();
  await secureAnswers(server, false);
  server.get("/*", (_request, reply) => reply.type(type).send("x"));
  return (await server.inject(url)).headers;
}

it.each([
  ["/", "text/html"],
  ["/media/a", "image/svg+xml"],
  ["/media/a", "application/pdf"],
  ["/media/a", "text/plain"],
  ["/sw.js", "text/javascript"],
  ["/assets/core-12345678.js", "text/html"],
  ["/assets/x?.js", "text/html"],
])("%s as %s gets the headers of a page", async (url, type) => {
  const headers = await answerOf(url, type);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

it.each([
  ["/assets/core-12345678.js", "text/javascript"],
  ["/assets/core-12345678.js", "application/javascript; charset=utf-8"],
  ["/assets/inter-12345678.woff2", "font/woff2"],
  ["/media/a", "image/webp"],
  ["/media/a", "video/mp4"],
])("%s as %s cannot be a page and keeps its declared type", async (url, type) => {
  const headers = await answerOf(url, type);
  expect(headers["content-security-policy"]).toBeUndefined();
  expect(headers["permissions-policy"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

it.each(["application/json; charset=utf-8", "application/problem+json"])(
  "%s loads nothing, is framed nowhere and keeps its declared type",
  async (type) => {
    const headers = await answerOf("/api/feed", type);
    expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers["permissions-policy"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  },
);
