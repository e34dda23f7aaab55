import { isAskedById } from "@kinora/domain/hosted/provider";
import { openSimulator } from "@kinora/provider-simulators/all/simulators";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { expect, onTestFinished, test } from "vitest";
import { configuredProviders } from "../src/configured-providers.ts";
import { nodeExchange } from "../src/http/node-exchange.ts";
import { recipeOf } from "../src/test/recipe-of.ts";

const PROMPT = 'a fox says "ärger", 🦊\nand goes';
const picture = { type: "text-to-image", prompt: PROMPT, width: 1280, height: 720 };
const film = { prompt: PROMPT };
const music = { type: "text-to-music", prompt: PROMPT };
/** Every byte value; most of them are not text. */
const SOUND = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** A service served by its simulator and reached over real connections. */
async function open(name: string, endpoint: string) {
  const simulator = openSimulator(name, {
    now: () => new Date(),
    fileAddress: ({ id }) => `https://files.example/${id}`,
    contentOf: () => SOUND,
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const [configured] = configuredProviders(simulator.environment(origin)).providers;
  const provider = configured?.open?.(nodeExchange(), () => endpoint);
  if (!provider) throw new Error(`${name} is not configured`);
  return { simulator, provider };
}

const post = { key: "our key", callback: null };

test.each([
  ["bfl", "flux-pro-1.1", picture],
  ["byteplus", "seedance-1-0-pro-250528", film],
])(
  "accepts an order at %s of %s, works on it and returns the result",
  async (name, endpoint, said) => {
    const { simulator, provider } = await open(name, endpoint);
    if (!isAskedById(provider)) throw new Error(`${name} is not asked by an id`);
    const order = { recipe: recipeOf(said), inputs: {}, background: false };
    const outcome = await provider.submit(await provider.map(order), post);
    const [[id, there] = []] = simulator.orders;
    expect(JSON.stringify(there?.input)).toContain(JSON.stringify(PROMPT));
    if (outcome.kind !== "accepted") throw new Error(outcome.kind);
    const taken = { endpoint, upstreamId: outcome.upstreamId };
    expect(await provider.standing(taken)).toMatchObject({ kind: "working" });
    expect(await provider.standing(taken)).toEqual({ kind: "done" });
    const files = [{ url: `https://files.example/${id}` }];
    expect(await provider.result(taken)).toEqual({ kind: "files", files });
  },
);

test.each([
  ["byteplus", "seedream-4-0-250828"],
  ["ideogram", "ideogram-v3"],
])("answers an order at %s of %s with its result", async (name, endpoint) => {
  const { simulator, provider } = await open(name, endpoint);
  const order = { recipe: recipeOf(picture), inputs: {}, background: false };
  const outcome = await provider.submit(await provider.map(order), post);
  const [[id, there] = []] = simulator.orders;
  expect(JSON.stringify(there?.input)).toContain(
    // A form has CRLF line ends.
    JSON.stringify(name === "ideogram" ? PROMPT.replaceAll("\n", "\r\n") : PROMPT),
  );
  const files = [{ url: `https://files.example/${id}` }];
  expect(outcome).toEqual({ kind: "accepted", upstreamId: "our key", files });
});

test("returns every byte of an ElevenLabs music order", async () => {
  const { provider, simulator } = await open("elevenlabs", "music_v2_5");
  const order = { recipe: recipeOf(music), inputs: {}, background: false };
  const outcome = await provider.submit(await provider.map(order), post);
  const [there] = simulator.orders.values();
  expect(there?.input).toMatchObject({ prompt: PROMPT, music_length_ms: 30_000 });
  const url = `data:;base64,${Buffer.from(SOUND).toString("base64")}`;
  expect(outcome).toEqual({ kind: "accepted", upstreamId: "our key", files: [{ url }] });
});

test.each([
  ["bfl", "flux-pro-1.1", picture],
  ["byteplus", "seedream-4-0-250828", picture],
  ["gemini", "gemini-nano-banana-2.1", picture],
  ["ideogram", "ideogram-v3", picture],
  ["elevenlabs", "music_v2_5", music],
])(
  "pays %s once for an order whose answer breaks off, and never resends it",
  async (name, endpoint, said) => {
    for (const fault of ["lost after", "broken off", "500 after", "unreadable"] as const) {
      const { simulator, provider } = await open(name, endpoint);
      simulator.faults.submit.push(fault);
      const order = { recipe: recipeOf(said), inputs: {}, background: false };
      const outcome = await provider.submit(await provider.map(order), post);
      expect(outcome, fault).toEqual({ kind: "unknown" });
      expect(simulator.orders.size).toBe(1);
    }
  },
);
