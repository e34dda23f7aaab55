import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { recipeOf } from "../test/recipe-of.ts";
import { runwayProvider } from "./runway-provider.ts";

/** Runway, which answers everything with this, and what it was sent. */
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

test("an order is one POST, whatever comes of it, with the picture in it", async () => {
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

test("a task without a picture is refused before anything is sent", async () => {
  const { provider, sent } = open();
  const order = { recipe: recipeOf({}), inputs: {}, background: false };
  await expect(provider.map(order)).rejects.toThrow();
  expect(sent).toEqual([]);
});

test("a task is asked for and called off at its own address", async () => {
  const { provider, sent } = open(says(204));
  await provider.standing(task);
  await provider.cancel?.(task);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET https://api.dev.runwayml.com/v1/tasks/a%2Ftask",
    "DELETE https://api.dev.runwayml.com/v1/tasks/a%2Ftask",
  ]);
});

test("who did not hear that a task is called off is told again", async () => {
  await expect(open().provider.cancel?.(task)).rejects.toThrow();
  await expect(open(says(503)).provider.cancel?.(task)).rejects.toThrow();
  await expect(open(says(404)).provider.cancel?.(task)).resolves.toBeUndefined();
});
