import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { testKey } from "../services.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { elevenLabsProvider } from "./elevenlabs-provider.ts";

/** A provider that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }) {
  const sent: Request[] = [];
  const provider = elevenLabsProvider(
    { key: "a key", url: "https://api.elevenlabs.io" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => "music_v2_5",
  );
  return { provider, sent };
}
const says = (status: number, body: unknown, type = "application/json"): Exchanged => ({
  kind: "answered",
  answer: {
    status,
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  },
});
const order = (said = {}) => ({
  recipe: recipeOf({ type: "text-to-music", prompt: "a waltz", duration: 60, ...said }),
  ...{ inputs: {}, background: false },
});
const post = { key: "our key", callback: "https://ours" };

test("submits an order with a single POST for the duration that was priced, whatever the outcome", async () => {
  const { provider, sent } = open();
  const mapped = await provider.map(order({ settings: { instrumental: true } }));
  expect(await provider.submit(mapped, post)).toEqual({ kind: "unknown" });
  expect(sent).toEqual([
    {
      method: "POST",
      url: "https://api.elevenlabs.io/v1/music",
      headers: { "xi-api-key": "a key", "content-type": "application/json" },
      body:
        '{"force_instrumental":true,"model_id":"music_v2_5","music_length_ms":60000,' +
        '"prompt":"a waltz"}',
      ...{ patience: 300_000, largest: 16_000_000, encoding: "latin1" },
    },
  ]);
});

test.each([[{ duration: 2 }], [{ duration: 601 }], [{ type: "text-to-image", duration: null }]])(
  "refuses an unsupported recipe instead of adjusting it: %j",
  async (said) => {
    const { provider, sent } = open();
    await expect(provider.map(order(said))).rejects.toThrow();
    expect(sent).toEqual([]);
  },
);

const file = { url: "data:;base64,AP+A" };
test.each([
  [says(200, "\x00\xff\x80", "audio/mpeg"), { kind: "accepted", files: [file] }],
  // Final: there is nothing to poll for.
  [says(200, "", "audio/mpeg"), { kind: "accepted", files: [] }],
  [says(200, "<html>", "text/html"), { kind: "unknown" }],
  [says(422, { detail: { status: "bad_prompt" } }), { kind: "refused", why: "policy" }],
  [says(400, { detail: { code: "bad_prompt" } }), { kind: "refused", why: "policy" }],
  [says(422, { detail: [{ type: "missing" }] }), { kind: "refused", why: "input" }],
  [says(401, { detail: { status: "quota_exceeded" } }), { kind: "refused", why: "quota" }],
  [says(401, { detail: { status: "invalid_api_key" } }), { kind: "refused", why: "auth" }],
  [says(402, {}), { kind: "refused", why: "quota" }],
  [says(429, {}), { kind: "not sent", afterMilliseconds: 30_000 }],
  [says(500, {}), { kind: "unknown" }],
] as const)("classifies the outcome of %j", async (exchanged, outcome) => {
  const { provider } = open(exchanged);
  const said = await provider.submit(await provider.map(order()), post);
  const key = outcome.kind === "accepted" ? { upstreamId: "our key" } : {};
  expect(said).toEqual({ ...outcome, ...key });
});

test("accepts a key with restricted permissions", async () => {
  const verdict = async (status: string) => {
    const exchange = async () => says(401, { detail: { status } });
    return (await testKey("elevenlabs", "a key", { environment: {}, exchange })).verdict;
  };
  expect(await verdict("missing_permissions")).toBe("accepted");
  expect(await verdict("invalid_api_key")).toBe("refused");
});
