import { defineProvider } from "../provider-setup.ts";
import { replicateProvider } from "./replicate-provider.ts";
import { replicateCallbacks } from "./verify-callback.ts";

export const replicate = defineProvider({
  addresses: { REPLICATE_URL: "https://api.replicate.com" },
  configure(
    { REPLICATE_API_TOKEN: token, REPLICATE_WEBHOOK_SECRET: secret },
    { REPLICATE_URL: url },
  ) {
    if (!token) return null;
    return {
      name: "replicate",
      title: "Replicate",
      open: (exchange, endpointOf) => replicateProvider({ token, url }, exchange, endpointOf),
      openCallbacks: () => (secret ? replicateCallbacks(secret) : null),
    };
  },
});
