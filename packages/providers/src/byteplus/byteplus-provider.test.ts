import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { byteplusProvider } from "./byteplus-provider.ts";

const ORIGIN = "https://ark.ap-southeast.bytepluses.com";
const FILM = "seedance-1-0-pro-250528";
const PICTURE = "seedream-4-0-250828";

/** A provider that always receives the given exchange, and the requests it sends. */
function open(endpoint: string, exchanged: Exchanged = { kind: "lost" }) {
  const sent: Request[] = [];
  const provider = byteplusProvider(
    { key: "a key", url: ORIGIN },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => endpoint,
  );
  return { provider, sent };
}
const says = (status: number, body: object = {}): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: JSON.stringify(body) },
});
const order = (said = {}) => ({
  recipe: recipeOf({ prompt: "a fox", ...said }),
  ...{ inputs: {}, background: false },
});
const task = { endpoint: FILM, upstreamId: "a/task" };
const headers = {
  authorization: "Bearer a key",
  accept: "application/json",
  "content-type": "application/json",
};

test("submits a film with a single POST, whatever the outcome, and names the webhook URL", async () => {
  const { provider, sent } = open(FILM);
  const mapped = await provider.map(order());
  expect(mapped.body).not.toContain("callback");
  const outcome = await provider.submit(mapped, {
    key: "our key",
    callback: "https://ours?token=t",
  });
  expect(outcome).toEqual({ kind: "unknown" });
  expect(sent).toEqual([
    {
      ...{ method: "POST", url: `${ORIGIN}/api/v3/contents/generations/tasks`, headers },
      body:
        '{"content":[{"text":"a fox","type":"text"}],"duration":5,"execution_expires_after":3600,' +
        '"model":"seedance-1-0-pro-250528","ratio":"16:9","resolution":"720p","seed":7,' +
        '"watermark":false,"callback_url":"https://ours?token=t"}',
    },
  ]);
  await provider.submit(mapped, { key: "our key", callback: null });
  expect(sent[1]?.body).toBe(mapped.body);
});

test("identifies an accepted film by its id", async () => {
  const { provider } = open(FILM, says(200, { id: "cgt-2026" }));
  const mapped = await provider.map(order());
  expect(await provider.submit(mapped, { key: "our key", callback: null })).toEqual({
    ...{ kind: "accepted", upstreamId: "cgt-2026" },
  });
});

test("receives a picture with the answer, with a longer timeout and no webhook", async () => {
  const url = "https://files.example/a.png";
  const { provider, sent } = open(PICTURE, says(200, { data: [{ url, size: "2560x1440" }] }));
  const mapped = await provider.map(order({ type: "text-to-image", width: 1280, height: 720 }));
  const outcome = await provider.submit(mapped, { key: "our key", callback: "https://ours" });
  expect(outcome).toEqual({ kind: "accepted", upstreamId: "our key", files: [{ url }] });
  expect(sent).toEqual([
    {
      ...{ method: "POST", url: `${ORIGIN}/api/v3/images/generations`, headers },
      body:
        '{"model":"seedream-4-0-250828","prompt":"a fox","response_format":"url",' +
        '"sequential_image_generation":"disabled","size":"2560x1440","watermark":false}',
      patience: 300_000,
    },
  ]);
});

test("refuses an unsupported recipe before sending anything", async () => {
  const { provider, sent } = open(PICTURE);
  const refused = order({ type: "text-to-image", negative_prompt: "rain" });
  await expect(provider.map(refused)).rejects.toThrow();
  expect(sent).toEqual([]);
});

test("polls and cancels a task at its own URL", async () => {
  const { provider, sent } = open(FILM, says(200));
  await provider.standing(task);
  await provider.cancel?.(task);
  const address = `${ORIGIN}/api/v3/contents/generations/tasks/a%2Ftask`;
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${address}`,
    `DELETE ${address}`,
  ]);
});

test("accepts that a running task is not cancelled, and throws when the request did not get through", async () => {
  for (const status of [200, 204, 404])
    await expect(open(FILM, says(status)).provider.cancel?.(task)).resolves.toBe(true);
  for (const status of [400, 409])
    await expect(open(FILM, says(status)).provider.cancel?.(task)).resolves.toBe(false);
  for (const exchanged of [says(401), says(429), says(503), { kind: "lost" } as const])
    await expect(open(FILM, exchanged).provider.cancel?.(task)).rejects.toThrow();
});
