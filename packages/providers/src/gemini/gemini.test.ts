import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { geminiProvider } from "./gemini-provider.ts";

/** A provider that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }, endpoint = "gemini-nano-banana-2.1") {
  const sent: Request[] = [];
  const provider = geminiProvider(
    { key: "a key", url: "https://generativelanguage.googleapis.com" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => endpoint,
  );
  return { provider, sent };
}
const order = (said = {}) => ({
  recipe: recipeOf({ type: "text-to-image", prompt: "a fox", ...said }),
  ...{ inputs: {}, background: false },
});
const post = { key: "our key", callback: "https://ours" };
const says = (status: number, body: unknown): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body) },
});
const submit = async (exchanged: Exchanged) => {
  const { provider } = open(exchanged);
  return provider.submit(await provider.map(order()), post);
};

/** Golden test of the exact bytes. */
const BODY =
  '{"contents":[{"parts":[{"text":"a fox"}],"role":"user"}],"generationConfig":{"candidateCount":1,' +
  '"imageConfig":{"aspectRatio":"16:9","imageSize":"1K"},"responseModalities":["IMAGE"]},' +
  '"safetySettings":[{"category":"HARM_CATEGORY_HARASSMENT","threshold":"BLOCK_LOW_AND_ABOVE"},' +
  '{"category":"HARM_CATEGORY_HATE_SPEECH","threshold":"BLOCK_LOW_AND_ABOVE"},' +
  '{"category":"HARM_CATEGORY_SEXUALLY_EXPLICIT","threshold":"BLOCK_LOW_AND_ABOVE"},' +
  '{"category":"HARM_CATEGORY_DANGEROUS_CONTENT","threshold":"BLOCK_LOW_AND_ABOVE"}]}';

test("submits an order with a single POST, whatever the outcome, with the priced size and the strictest settings", async () => {
  const { provider, sent } = open();
  expect(await provider.submit(await provider.map(order()), post)).toEqual({ kind: "unknown" });
  expect(sent).toEqual([
    {
      method: "POST",
      url: "https://generativelanguage.googleapis.com/v1/models/gemini-nano-banana-2.1:generateContent",
      headers: {
        "x-goog-api-key": "a key",
        accept: "application/json",
        "content-type": "application/json",
      },
      body: BODY,
      ...{ patience: 300_000, largest: 24_000_000 },
    },
  ]);
});

test("sends the aspect ratio, and a size only to models that have several", async () => {
  for (const aspectRatio of ["16:9", "9:16", "1:1"]) {
    const { provider } = open(undefined, "gemini-2.5-flash-image");
    const { body } = await provider.map(order({ aspectRatio }));
    expect(JSON.parse(body).generationConfig.imageConfig).toEqual({ aspectRatio });
  }
});

test("refuses unsupported recipes and other models before sending anything", async () => {
  const { provider, sent } = open();
  await expect(provider.map(order({ negative_prompt: "rain" }))).rejects.toThrow();
  await expect(open(undefined, "gemini-x").provider.map(order())).rejects.toThrow();
  expect(sent).toEqual([]);
});

const made = (parts: object[], finishReason = "STOP") => ({
  candidates: [{ content: { role: "model", parts }, finishReason }],
});
const inlineData = { mimeType: "image/png", data: "AAAA" };
const nothing = { kind: "accepted", upstreamId: "our key", files: [] };
const heldBack = { kind: "refused", why: "policy", upstreamId: "our key" };
const problem = (status: string, details: object[] = []) => ({ error: { status, details } });

test.each([
  [
    200,
    made([
      { text: "Here it is" },
      { inlineData: { ...inlineData, data: "BB" }, thought: true },
      { inlineData },
    ]),
    { kind: "accepted", upstreamId: "our key", files: [{ url: "data:image/png;base64,AAAA" }] },
  ],
  // The prompt was blocked before it reached a model, so nothing was made.
  [200, { promptFeedback: { blockReason: "IMAGE_SAFETY" } }, { kind: "refused", why: "policy" }],
  // The image was made, so it may be billed.
  [200, made([], "IMAGE_SAFETY"), heldBack],
  [200, made([], "PROHIBITED_CONTENT"), heldBack],
  [200, made([], "IMAGE_RECITATION"), heldBack],
  [200, made([], "NO_IMAGE"), nothing],
  [200, made([{ text: "I cannot draw" }]), nothing],
  [200, { candidates: [] }, nothing],
  [200, {}, { kind: "unknown" }],
  [200, "<html>", { kind: "unknown" }],
  [400, problem("INVALID_ARGUMENT"), { kind: "refused", why: "input" }],
  [
    400,
    problem("INVALID_ARGUMENT", [{ reason: "API_KEY_INVALID" }]),
    { kind: "refused", why: "auth" },
  ],
  [400, problem("FAILED_PRECONDITION"), { kind: "refused", why: "auth" }],
  [403, problem("PERMISSION_DENIED"), { kind: "refused", why: "denied" }],
  // The model no longer exists.
  [404, problem("NOT_FOUND"), { kind: "refused", why: "away" }],
  [429, problem("RESOURCE_EXHAUSTED"), { kind: "not sent", afterMilliseconds: 30_000 }],
  [500, problem("INTERNAL"), { kind: "unknown" }],
] as const)("classifies an answer of %i %j", async (status, body, outcome) => {
  expect(await submit(says(status, body))).toEqual(outcome);
});
