import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import fc from "fast-check";
import type { InjectOptions } from "fastify";

const all: readonly Route[] = Object.values(routes).filter((route) => route.answer !== "stream");

/**
 * Text that is known to break servers: control characters, other scripts, paths, quotes, broken
 * UTF-16.
 */
const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "../../../etc/passwd",
    "%2e%2e%2f",
    "'; drop table app_user; --",
    "<script>alert(1)</script>",
    "\ud800",
    "\u202e\u200b",
    "NaN",
    "-0",
    "1e999",
    "__proto__",
    "null",
    "🦊".repeat(700),
    "é".repeat(2_001),
    "x".repeat(20_001),
    "9".repeat(400),
    "00000000-0000-0000-0000-000000000000",
  ),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 4 }),
);

const fieldNames = [
  "prompt",
  "type",
  "model",
  "generationModel",
  "additionalParams",
  "quoteId",
  "action",
  "reason",
  "note",
  "hidden",
  "private",
  "story",
  "parentId",
  "ids",
  "settings",
  "handle",
  "displayName",
  "bio",
];

/** A body that resembles a valid one but is wrong somewhere. */
const almostBody = fc
  .record({
    prompt: fc.oneof(fc.constant("a fox in the snow"), hostileValue),
    extra: fc.dictionary(fc.constantFrom(...fieldNames), hostileValue, { maxKeys: 3 }),
    params: fc.dictionary(
      fc.constantFrom(
        "duration",
        "seed",
        "fps",
        "style",
        "aspectRatio",
        "effect",
        "negative_prompt",
        "zoom",
      ),
      hostileValue,
      { maxKeys: 3 },
    ),
  })
  .map(({ prompt, extra, params }) => ({ prompt, additionalParams: params, ...extra }));

const payload = fc.oneof(
  { weight: 6, arbitrary: almostBody.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: hostileValue.map((body) => JSON.stringify(body) ?? "") },
  { weight: 2, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "{",
      "[",
      '{"a":',
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      "﻿{}",
    ),
  },
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-7",
      "",
      "*/*",
    ),
  },
);

const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom("kind", "q", "cursor", "limit", "since", "author", "view", "style"),
    hostileText,
  ),
  hostileText,
  { maxKeys: 4 },
);

/** A request that no client of ours would send, to one of the routes of the route table. */
export function badRequest(
  knownIds: readonly string[],
  tokens: readonly string[],
): fc.Arbitrary<InjectOptions> {
  return fc
    .record({
      route: fc.constantFrom(...all),
      id: fc.oneof(hostileText, fc.constantFrom(...knownIds)),
      query,
      payload,
      contentType,
      key: fc.oneof(hostileText, fc.uuid()),
      token: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...tokens) },
        { weight: 1, arbitrary: hostileText },
      ),
    })
    .map(({ route, id, query: asked, payload: body, contentType: type, key, token }) => {
      const sendsBody = route.method !== "GET";
      const search = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, value.toWellFormed()]),
      );
      return {
        method: route.method,
        url: `${route.path.replace("{id}", encodeURIComponent(id.toWellFormed()))}?${search}`,
        headers: {
          authorization: `Bearer ${headerSafe(token)}`,
          "idempotency-key": headerSafe(key),
          ...(sendsBody ? { "content-type": type } : {}),
        },
        ...(sendsBody ? { payload: body } : {}),
      };
    });
}

/** Node refuses to send other characters in a header, so they cannot arrive. */
function headerSafe(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 1_000);
}
