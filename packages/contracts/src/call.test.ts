import { expect, test } from "vitest";
import { type Answer, call } from "./call.ts";

test("builds the URL of an operation, filling in its path and omitting empty values", () => {
  expect(call("getCreation", { params: { id: "a/b" } })).toEqual({
    name: "getCreation",
    method: "GET",
    url: "/api/creations/a%2Fb",
    headers: {},
  });
  const query = { view: "trash", q: "", cursor: undefined, limit: 7 } as const;
  expect(call("listCreations", { query }).url).toBe("/api/creations?view=trash&limit=7");
  expect(call("getMe").url).toBe("/api/me");
});

test("sends the idempotency key as a header and the body unchanged", () => {
  const { headers, body } = call("createCreation", { body: { quoteId: "q" }, key: "k" });
  expect(headers).toEqual({ "Idempotency-Key": "k" });
  expect(body).toEqual({ quoteId: "q" });
});

/** For the type check: each of these lines must be an error. */
const wrong = [
  // @ts-expect-error there is no such operation
  () => call("getEverything"),
  // @ts-expect-error a body of the wrong kind
  () => call("createCreation", { body: 5, key: "k" }),
  // @ts-expect-error a body without what it needs
  () => call("createCreation", { body: {}, key: "k" }),
  // @ts-expect-error a body with more than it may have
  () => call("recordImpressions", { body: { ids: [], feed: "recent" } }),
  // @ts-expect-error the place in its path is missing
  () => call("getStory"),
  // @ts-expect-error a place it has not
  () => call("getStory", { params: { token: "t" } }),
  // @ts-expect-error a query it does not know
  () => call("getFeed", { query: { kind: "newest" } }),
  // @ts-expect-error a number where there is a word
  () => call("listCreations", { query: { q: 5 } }),
  // @ts-expect-error a body where none is read
  () => call("getMe", { body: {} }),
  // @ts-expect-error its key is missing
  () => call("createStory", { body: { prompt: "a fox" } }),
  // @ts-expect-error a key where none is asked for
  () => call("likeCreation", { params: { id: "c" }, key: "k" }),
  // @ts-expect-error an answer has what the operation answers, and nothing else
  (me: Answer<"getMe">) => me.creations,
];

test("does not compile invalid calls", () => {
  expect(wrong).toHaveLength(12);
});
