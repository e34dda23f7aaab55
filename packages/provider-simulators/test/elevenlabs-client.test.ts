import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { elevenlabsSimulator } from "../src/elevenlabs/elevenlabs-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

const program = fileURLToPath(import.meta.resolve("./elevenlabs-program.ts"));

/** The simulator, and ElevenLabs' own client that is pointed at it by the means it offers. */
async function open() {
  const simulator = elevenlabsSimulator({
    now: () => new Date(),
    fileAddress: () => "",
    contentOf: () => new Uint8Array([0xff, 0xfb, 0x00, 0x80]),
    movesWhenAsked: true,
  });
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = async (what: string, { key = "a-key", retries = 0 } = {}) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[program, origin, key, what, `${retries}`],
    ]);
    return JSON.parse(stdout) as unknown;
  };
  return { simulator, client };
}

test("ElevenLabs' client orders music, and has its bytes with the answer", async () => {
  const { simulator, client } = await open();
  expect(await client("music")).toEqual({ said: "fffb0080" });
  const input = { prompt: "a fox", model_id: "music_v2_5", music_length_ms: 10_000 };
  expect([...simulator.orders.values()]).toMatchObject([
    { endpoint: "music_v2_5", input: { ...input, force_instrumental: true } },
  ]);
});

test("ElevenLabs' client asks what is left of the plan, which costs nothing", async () => {
  const { simulator, client } = await open();
  expect(await client("subscription")).toMatchObject({ said: { tier: "creator" } });
  expect(simulator.orders.size).toBe(0);
});

test.each([
  ["policy", 422, { detail: { status: "bad_prompt" } }],
  ["input", 422, { detail: [{ type: "missing" }] }],
  ["quota", 401, { detail: { status: "quota_exceeded" } }],
  ["auth", 401, { detail: { status: "invalid_api_key" } }],
] as const)("ElevenLabs' client is refused for %s with %i", async (fault, status, body) => {
  const { simulator, client } = await open();
  simulator.faults.submit.push(fault);
  expect(await client("music")).toMatchObject({ status, body });
  expect(simulator.orders.size).toBe(0);
});

test("ElevenLabs' client pays for an order twice when the answer is a 500: that is why ours is not it", async () => {
  const { simulator, client } = await open();
  simulator.faults.submit.push("500 after");
  expect(await client("music", { retries: 2 })).toMatchObject({ said: "fffb0080" });
  expect(simulator.orders.size).toBe(2);
});
