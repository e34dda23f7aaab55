import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { falProvider } from "./fal-provider.ts";
import { falPriceQuery } from "./read-fal-cost.ts";
import { falCallbacks } from "./verify-callback.ts";

export const fal = defineProvider({
  name: "fal",
  title: "fal",
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
    };
  },
  // Requests the list price of a model.
  askWithKey: (key, { FAL_PLATFORM_URL: url }, exchange) =>
    ask(exchange, {
      method: "GET",
      url: `${url}${falPriceQuery({ endpoint: "fal-ai/flux-pro/v1.1" })}`,
      headers: { authorization: `Key ${key}`, accept: "application/json" },
    }),
});
