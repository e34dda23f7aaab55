import { expect, test } from "vitest";
import { classifySubmit } from "./classify-submit.ts";

const reading = {
  idOf: ({ body }: { body: string }) => (body.startsWith("id ") ? body.slice(3) : null),
  isPolicy: ({ body }: { body: string }) => body === "policy",
};
const classify = (status: number, body = "", headers = {}) =>
  classifySubmit({ kind: "answered", answer: { status, headers, body } }, reading);

test("treats only an explicit rejection as a refusal, and resends only what never left", () => {
  expect(classifySubmit({ kind: "lost" }, reading)).toEqual({ kind: "unknown" });
  expect(classifySubmit({ kind: "not sent" }, reading)).toMatchObject({ kind: "not sent" });
  expect(classify(200, "id 7")).toEqual({ kind: "accepted", upstreamId: "7" });
  expect(classify(201, "<html>")).toEqual({ kind: "unknown" });
  expect(classify(422, "policy")).toEqual({ kind: "refused", why: "policy" });
  for (const status of [302, 408, 409, 500, 502, 503, 504])
    expect(classify(status)).toEqual({ kind: "unknown" });
});

test("treats an id that cannot be stored like a lost answer, so that the order is looked for", () => {
  for (const id of ["a\u0000b", "7 8", "é", "7".repeat(1_001), ""])
    expect(classify(200, `id ${id}`)).toEqual({ kind: "unknown" });
  expect(classify(200, `id ${"7".repeat(1_000)}`)).toMatchObject({ kind: "accepted" });
});

test.each([
  [400, "input"],
  [401, "auth"],
  [402, "quota"],
  [403, "denied"],
  [404, "away"],
  [413, "input"],
  [422, "input"],
])("classifies %i as a refusal: %s", (status, why) => {
  expect(classify(status)).toEqual({ kind: "refused", why });
});

test("reads a 403 by what it says: our rights, our account, or a firewall that disliked the words", () => {
  expect(classify(403, '{"detail":"Forbidden"}')).toMatchObject({ why: "denied" });
  expect(classify(403, '{"detail":"Exhausted balance"}')).toMatchObject({ why: "quota" });
  expect(classify(403, "<html>Attention required</html>")).toMatchObject({ why: "input" });
});

test("retries a rate-limited request after the requested delay, within bounds", () => {
  const after = (headers: Record<string, string>) => classify(429, "", headers);
  expect(after({ "retry-after": "45" })).toEqual({ kind: "not sent", afterMilliseconds: 45_000 });
  expect(after({ "retry-after": "999999" })).toMatchObject({ afterMilliseconds: 600_000 });
  expect(after({})).toMatchObject({ afterMilliseconds: 30_000 });
});
