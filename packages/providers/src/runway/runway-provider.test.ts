import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { runwayProvider } from "./runway-provider.ts";

/** A provider that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }) {
  const sent: Request[] = [];
  const provider = runwayProvider(
    { key: "a key", url: "https://api.dev.runwayml.com" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    () => "gen4_turbo",
  );
  return { provider, sent };
}
const says = (status: number, body = "{}"): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body },
});
const task = { endpoint: "gen4_turbo", upstreamId: "a/task" };

test("submits an order with a single POST, whatever the outcome, with the picture embedded", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kinora-runway-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "fox.webp");
  writeFileSync(path, "a picture");
  const { provider, sent } = open();
  const size = { width: 16, height: 9, duration: null };
  const initialImage = { hash: "a".repeat(64), mimeType: "image/webp", ...size };
  const recipe = recipeOf({ type: "photo-to-video", prompt: "a fox", inputs: { initialImage } });
  const mapped = await provider.map({ recipe, inputs: { initialImage: path }, background: false });
  expect(await provider.submit(mapped, { key: "our key", callback: "https://ours" })).toEqual({
    kind: "unknown",
  });
  expect(sent).toEqual([
    {
      method: "POST",
      url: "https://api.dev.runwayml.com/v1/image_to_video",
      headers: {
        authorization: "Bearer a key",
        "x-runway-version": "2024-11-06",
        accept: "application/json",
        "content-type": "application/json",
      },
      body:
        '{"contentModeration":{"publicFigureThreshold":"auto"},"duration":5,"model":"gen4_turbo",' +
        '"promptImage":"data:image/webp;base64,YSBwaWN0dXJl","promptText":"a fox","ratio":"1280:720","seed":7}',
    },
  ]);
});

test("refuses a task without a picture before sending anything", async () => {
  const { provider, sent } = open();
  const order = { recipe: recipeOf({}), inputs: {}, background: false };
  await expect(provider.map(order)).rejects.toThrow();
  expect(sent).toEqual([]);
});

test("polls and cancels a task at its own URL", async () => {
  const { provider, sent } = open(says(204));
  await provider.standing(task);
  await provider.cancel?.(task);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET https://api.dev.runwayml.com/v1/tasks/a%2Ftask",
    "DELETE https://api.dev.runwayml.com/v1/tasks/a%2Ftask",
  ]);
});

test("throws when a cancellation did not get through", async () => {
  await expect(open().provider.cancel?.(task)).rejects.toThrow();
  await expect(open(says(503)).provider.cancel?.(task)).rejects.toThrow();
  await expect(open(says(404)).provider.cancel?.(task)).resolves.toBe(true);
});
