import { ask, type Request } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { FAL_MODELS } from "./fal-models.ts";
import { falProvider } from "./fal-provider.ts";
import { falPriceQuery } from "./read-fal-cost.ts";
import { falCallbacks } from "./verify-callback.ts";

const title = "fal";

export const fal = defineProvider({
  name: "fal",
  title,
  keyVariable: "FAL_KEY",
  keyPage: "https://fal.ai/dashboard/keys",
  addresses: {
    FAL_QUEUE_URL: "https://queue.fal.run",
    FAL_PLATFORM_URL: "https://api.fal.ai/v1",
    FAL_JWKS_URL: "https://rest.fal.ai/.well-known/jwks.json",
  },
  configure({ FAL_KEY: key }, { FAL_QUEUE_URL: queueUrl, FAL_PLATFORM_URL: platformUrl, ...at }) {
    if (!key) return null;
    const settings = { key, queueUrl, platformUrl };
    return {
      open: (exchange, endpointOf) => falProvider(settings, exchange, endpointOf),
      openCallbacks: (exchange) => falCallbacks(at.FAL_JWKS_URL, exchange),
      inspect: watchModels({
        ...{ service: title, models: Object.keys(FAL_MODELS) },
        question: async (endpoint) => askForPrice(endpoint, key, platformUrl),
      }),
    };
  },
  // Requests the list price of a model.
  askWithKey: (key, { FAL_PLATFORM_URL: url }, exchange) =>
    ask(exchange, askForPrice("fal-ai/flux-pro/v1.1", key, url)),
});

/** A free request, which is answered only for a model that exists and a key that is valid. */
const askForPrice = (endpoint: string, key: string, platformUrl: string): Request => ({
  method: "GET",
  url: `${platformUrl}${falPriceQuery({ endpoint })}`,
  headers: { authorization: `Key ${key}`, accept: "application/json" },
});
