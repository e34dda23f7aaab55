import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { REPLICATE_MODELS } from "./replicate-models.ts";
import { replicateHeaders, replicateProvider } from "./replicate-provider.ts";
import { replicateCallbacks } from "./verify-callback.ts";

const title = "Replicate";

export const replicate = defineProvider({
  name: "replicate",
  title,
  keyVariable: "REPLICATE_API_TOKEN",
  keyPage: "https://replicate.com/account/api-tokens",
  addresses: { REPLICATE_URL: "https://api.replicate.com" },
  configure(
    { REPLICATE_API_TOKEN: token, REPLICATE_WEBHOOK_SECRET: secret },
    { REPLICATE_URL: url },
  ) {
    if (!token) return null;
    return {
      open: (exchange, endpointOf) => replicateProvider({ token, url }, exchange, endpointOf),
      openCallbacks: (exchange) => replicateCallbacks({ secret, token, url }, exchange),
      inspect: watchModels({
        ...{ service: title, models: Object.keys(REPLICATE_MODELS) },
        question: async (slug) => ({
          ...{ method: "GET", url: `${url}/v1/models/${slug}` },
          headers: replicateHeaders(token),
        }),
      }),
    };
  },
  // Requests the account that owns the key.
  askWithKey: (key, { REPLICATE_URL: url }, exchange) =>
    ask(exchange, {
      method: "GET",
      url: `${url}/v1/account`,
      headers: replicateHeaders(key),
    }),
});
