import { isKeyAtFault } from "../google/google-problem.ts";
import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { GEMINI_MODELS } from "./gemini-models.ts";
import { geminiHeaders, geminiProvider } from "./gemini-provider.ts";

const title = "Gemini API";

export const gemini = defineProvider({
  name: "gemini",
  title,
  // Google's language models use the same key.
  keyVariable: "GEMINI_API_KEY",
  // The reference names no page for API keys; the documentation links to it.
  keyPage: "https://ai.google.dev",
  addresses: { GEMINI_URL: "https://generativelanguage.googleapis.com" },
  configure({ GEMINI_API_KEY: key }, { GEMINI_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => geminiProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
      inspect: watchModels({
        ...{ service: title, models: Object.keys(GEMINI_MODELS) },
        question: async (model) => ({
          ...{ method: "GET", url: `${url}/v1/models/${model}` },
          headers: geminiHeaders(key),
        }),
      }),
    };
  },
  // Requests the list of models. An invalid key is answered with 400.
  async askWithKey(key, { GEMINI_URL: url }, exchange) {
    const answer = await ask(exchange, {
      ...{ method: "GET", url: `${url}/v1/models`, headers: geminiHeaders(key) },
    });
    return answer && isKeyAtFault(answer) ? { ...answer, status: 401 } : answer;
  },
});
