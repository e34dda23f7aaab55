import { answered } from "../simulator.ts";
import { openaiStyle } from "./openai-style.ts";
import { pathOf, type WireStyle } from "./wire-style.ts";

/** Ollama: OpenAI's format for questions, its own list of models, and no key. */
export const ollamaStyle: WireStyle = {
  ...openaiStyle,
  listModels(request, names, isKey) {
    if (request.method !== "GET" || pathOf(request) !== "/api/tags")
      return openaiStyle.listModels(request, names, isKey);
    const models = names.map((name) => ({
      ...{ name, model: name, modified_at: "2026-11-01T10:00:00Z", size: 2_019_393_189 },
      ...{ digest: "a80c4f17acd5", details: { family: "llama", parameter_size: "3.2B" } },
    }));
    return answered(200, { models });
  },
  environment: (origin) => ({
    LANGUAGE_MODEL: "compatible:simulated",
    LANGUAGE_MODEL_URL: `${origin}/v1`,
  }),
};
