import { defineProvider } from "../provider-setup.ts";
import { falProvider } from "./fal-provider.ts";
import { falCallbacks } from "./verify-callback.ts";

export const fal = defineProvider({
  addresses: {
    FAL_QUEUE_URL: "https://queue.fal.run",
    FAL_PLATFORM_URL: "https://api.fal.ai/v1",
    FAL_JWKS_URL: "https://rest.fal.ai/.well-known/jwks.json",
  },
  configure({ FAL_KEY: key }, { FAL_QUEUE_URL: queueUrl, FAL_PLATFORM_URL: platformUrl, ...at }) {
    if (!key) return null;
    const settings = { key, queueUrl, platformUrl };
    return {
      name: "fal",
      title: "fal",
      open: (exchange, endpointOf) => falProvider(settings, exchange, endpointOf),
      openCallbacks: (exchange) => falCallbacks(at.FAL_JWKS_URL, exchange),
    };
  },
});
