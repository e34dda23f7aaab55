import type { ImageRecipe } from "@kinora/contracts/prompt/recipe";
import { board as boardSchema } from "@kinora/contracts/story/board";
import { AWARD } from "@kinora/domain/gem/purpose";
import { openTextReader } from "@kinora/engine/text/open-text-reader";
import { A_FILM, UNMADE } from "@kinora/testing/gem/ledger-sentences";
import { hostileTexts } from "@kinora/testing/hostile-text";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { afterAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

/** `npm run prove -- hostile-text` for all of them. */
const TEXTS = Number(process.env.HOSTILE_TEXTS || 6);
const SEED = Number(process.env.HOSTILE_SEED || Math.floor(Math.random() * 2 ** 31));
/** Milliseconds that somebody else may be kept waiting by it; every day other tests keep them waiting as well. */
const WAIT = process.env.HOSTILE_TEXTS ? 10_000 : 60_000;

const { as, parts, clock } = await startTestServer();
const reader = openTextReader();
reader.prepare();
afterAll(() => reader.close());
const [ada, bruno] = [as("ada"), as("bruno")];
const gift = { gems: 5_000, kind: "gift", purpose: AWARD, expiresAt: null } as const;
for (const userId of ["usr_ada", "usr_bruno"])
  await parts.transact(({ ledger }) =>
    ledger.credit({ ...gift, userId, key: "gift", description: A_FILM, now: clock.now }),
  );
const settings = boardSchema.parse(writtenBoard()).settings;
const [scene] = writtenBoard().scenes;
const order = { prompt: "a fox in the snow", script: null, settings };

let keys = 0;
const key = () => `key ${keys++}`;
const made = (await ada("POST", "/api/creations", { prompt: "a fox" }, key())).body.id;
const story = (await ada("POST", "/api/stories", { prompt: "", board: writtenBoard() }, key()))
  .body;

/** Every door that takes a person's words, with this text for them. */
function doors(text: string) {
  const board = {
    ...writtenBoard(),
    title: text,
    scenes: [{ ...scene, narration: text, visual: text, caption: text }],
  };
  const { id, version } = story;
  return [
    ["POST", "/api/quotes", { prompt: text }],
    ["POST", "/api/quotes", { prompt: "a fox", negative_prompt: text }],
    ["POST", "/api/quotes", { prompt: text, type: "text-to-music" }],
    ["POST", "/api/creations", { prompt: text, negative_prompt: text }],
    ["POST", "/api/stories", { prompt: text }],
    ["POST", "/api/stories", { prompt: "", script: text }],
    ["POST", "/api/stories", { prompt: text, board }],
    ["PUT", `/api/stories/${id}/board`, { version, board }],
    ["PATCH", "/api/me", { displayName: text, handle: text, bio: text }],
    ["POST", `/api/creations/${made}/reports`, { reason: UNMADE, note: text }],
    ["POST", `/api/creations/${made}/actions`, { action: "rename", title: text }],
    ["GET", `/api/feed?kind=search&query=${encodeURIComponent(text.toWellFormed())}`, undefined],
    ["GET", `/api/creations?query=${encodeURIComponent(text.toWellFormed())}`, undefined],
  ] as const;
}

const recipe: Omit<ImageRecipe, "prompt"> = {
  ...{ type: "text-to-image", model: "core", generationModel: null, negative_prompt: "" },
  ...{ aspectRatio: "16:9", width: 1280, height: 720, duration: null, fps: null, style: "anime" },
  ...{ effect: null, seed: 7, settings: {}, theme: "", tone: "", caption: "", engine: "studio" },
  ...{ engineVersion: null, priceVersion: 1 },
};

/** What a worker does with words that passed the doors. Whether they can be told does not matter here. */
async function work(text: string): Promise<PromiseSettledResult<unknown>[]> {
  const prompt = text.slice(0, 2_000);
  const tasks = [
    () => reader.plan({ ...recipe, prompt }),
    () =>
      reader.plan({
        ...recipe,
        type: "text-to-music",
        generationModel: "core",
        duration: 15,
        prompt,
      }),
    () => reader.write({ ...order, prompt }, []),
    () => reader.write({ ...order, prompt: "", script: text }, []),
  ];
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (const task of tasks) outcomes.push(...(await Promise.allSettled([task()])));
  return outcomes;
}

it(`${TEXTS} hostile texts of seed ${SEED} keep nobody waiting, at any door and in the worker's reader`, {
  timeout: 90_000 + TEXTS * 10_000,
}, async () => {
  console.log(`hostile texts: HOSTILE_SEED=${SEED} HOSTILE_TEXTS=${TEXTS}`);
  let slowest = 0;
  let passed = 0;
  const timed = async <T>(told: string, ask: Promise<T>): Promise<T> => {
    const began = performance.now();
    const answer = await ask;
    const took = performance.now() - began;
    slowest = Math.max(slowest, took);
    expect(took, told).toBeLessThan(WAIT);
    return answer;
  };
  await reader.write(order, []);
  for (const [index, text] of hostileTexts(SEED, TEXTS).entries()) {
    const told = `text ${index} of seed ${SEED}, ${JSON.stringify(text.slice(0, 60))} (${text.length})`;
    const atWork = work(text.toWellFormed());
    for (const [method, url, body] of doors(text)) {
      const answer = await timed(`${told} at ${url.slice(0, 40)}`, ada(method, url, body, key()));
      expect(answer.status, `${told} at ${method} ${url.slice(0, 40)}`).toBeLessThan(500);
      passed += Number(answer.status < 300);
    }
    await timed(`bruno beside ${told}`, bruno("POST", "/api/quotes", { prompt: "a boat" }, key()));
    await timed(`bruno's story beside ${told}`, reader.write(order, []));
    for (const outcome of await atWork)
      if (outcome.status === "rejected")
        expect(outcome.reason.name, `${told}: ${outcome.reason.message}`).not.toMatch(
          /^(?:ChildFailed|InputTooHeavy)$/,
        );
  }
  console.log(`${passed} taken, slowest answer ${Math.round(slowest)} ms`);
  expect(passed).toBeGreaterThan(0);
});
