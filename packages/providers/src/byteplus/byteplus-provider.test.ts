import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { byteplusProvider } from "./byteplus-provider.ts";

const ORIGIN = "https://ark.ap-southeast.bytepluses.com";
const FILM = "seedance-1-0-pro-250528";
const PICTURE = "seedream-4-0-250828";

/** ModelArk, which answers everything with this, and what it was sent. */
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

test("a film is one POST, whatever comes of it, and names where it is to call", async () => {
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

test("a film that was taken is known by its id", async () => {
  const { provider } = open(FILM, says(200, { id: "cgt-2026" }));
  const mapped = await provider.map(order());
  expect(await provider.submit(mapped, { key: "our key", callback: null })).toEqual({
    ...{ kind: "accepted", upstreamId: "cgt-2026" },
  });
});

test("a picture comes with the answer, which is waited for, and calls nobody", async () => {
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

test("what it does not take is refused before anything is sent", async () => {
  const { provider, sent } = open(PICTURE);
  const refused = order({ type: "text-to-image", negative_prompt: "rain" });
  await expect(provider.map(refused)).rejects.toThrow();
  expect(sent).toEqual([]);
});

test("a task is asked for and called off at its own address", async () => {
  const { provider, sent } = open(FILM, says(200));
  await provider.standing(task);
  await provider.cancel?.(task);
  const address = `${ORIGIN}/api/v3/contents/generations/tasks/a%2Ftask`;
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${address}`,
    `DELETE ${address}`,
  ]);
});

test("what is at work there is not called off; who did not hear it is told again", async () => {
  for (const status of [200, 204, 400, 404, 409])
    await expect(open(FILM, says(status)).provider.cancel?.(task)).resolves.toBeUndefined();
  for (const exchanged of [says(401), says(429), says(503), { kind: "lost" } as const])
    await expect(open(FILM, exchanged).provider.cancel?.(task)).rejects.toThrow();
});
