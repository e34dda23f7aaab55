import OpenAI from "openai";
import { describe, expect, onTestFinished, test } from "vitest";
import { chatSimulator } from "../src/chat/chat-simulator.ts";
import { serveSimulator } from "../src/serve-simulator.ts";

/** OpenAI's official client, unmodified, directed to the simulator through its own options. */
async function open(style: "openai" | "ollama", { maxRetries = 0, apiKey = "simulated" } = {}) {
  const simulator = chatSimulator(style);
  const { origin, close } = await serveSimulator(simulator);
  onTestFinished(close);
  const client = new OpenAI({ apiKey, baseURL: `${origin}/v1`, maxRetries });
  const ask = () =>
    client.chat.completions.create({
      model: "simulated",
      messages: [
        { role: "system", content: "Improve it." },
        { role: "user", content: '{"prompt":"a fox"}' },
      ],
    });
  return { simulator, client, ask };
}

describe.each(["openai", "ollama"] as const)(
  "OpenAI's client with a server in the style of %s",
  (style) => {
    test("receives an answer and its token usage", async () => {
      const { simulator, ask } = await open(style);
      const { choices, usage } = await ask();
      expect(JSON.parse(choices[0]?.message.content ?? "")).toHaveProperty("words");
      expect([choices[0]?.finish_reason, usage?.total_tokens]).toEqual(["stop", 1_500]);
      expect(simulator.bills).toHaveLength(1);
    });

    test("lists models at no cost", async () => {
      const { simulator, client } = await open(style);
      const { data } = await client.models.list();
      expect(data.map(({ id }) => id)).toEqual(["simulated"]);
      expect(simulator.bills).toEqual([]);
    });

    test("tries three times by default, and is billed for answers that it never received", async () => {
      const { simulator, ask } = await open(style, { maxRetries: 2 });
      simulator.faults.push("lost", "lost");
      await ask();
      expect(simulator.bills).toHaveLength(3);
    });
  },
);

test("OpenAI's client recognises an invalid key and a refusal", async () => {
  const wrong = await open("openai", { apiKey: "wrong-key" });
  await expect(wrong.client.models.list()).rejects.toMatchObject({ status: 401 });
  const { simulator, ask } = await open("openai");
  simulator.faults.push("refusal", "quota");
  expect((await ask()).choices[0]?.message.refusal).toBe("I cannot help with that.");
  await expect(ask()).rejects.toMatchObject({ status: 429, code: "insufficient_quota" });
});
