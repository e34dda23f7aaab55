import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server } = await startTestServer();
const open = (url: string, method: "GET" | "HEAD" = "GET") => server.inject({ method, url });

it.each(["//", "/item/%00", "/item/%ud800", "/%2e%2e/etc/passwd"])(
  "takes the odd address %s for no fault",
  async (url) => {
    expect((await open(url)).statusCode).toBeLessThan(500);
  },
);

it("answers a known page with 200, an unknown one with the app and 404", async () => {
  expect((await open("/trending")).statusCode).toBe(200);
  const unknown = await open("/nonsense");
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers["content-type"]).toContain("text/html");
});

it("answers HEAD as it would GET, without a body", async () => {
  const head = await open("/trending", "HEAD");
  expect(head).toMatchObject({ statusCode: 200, body: "" });
  expect(head.headers["content-type"]).toContain("text/html");
});
