import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { replicateProvider } from "./replicate-provider.ts";
import { replicateCallbacks } from "./verify-callback.ts";

export const replicate = defineProvider({
  name: "replicate",
  title: "Replicate",
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
    };
  },
  // Requests the account that owns the key.
  askWithKey: (key, { REPLICATE_URL: url }, exchange) =>
    ask(exchange, {
      method: "GET",
      url: `${url}/v1/account`,
      headers: { authorization: `Bearer ${key}`, accept: "application/json" },
    }),
});
