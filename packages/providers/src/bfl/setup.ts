import { defineProvider } from "../provider-setup.ts";
import { bflProvider } from "./bfl-provider.ts";

export const bfl = defineProvider({
  name: "bfl",
  title: "Black Forest Labs",
  keyVariable: "BFL_API_KEY",
  // The reference names no page for API keys; the documentation links to it.
  keyPage: "https://docs.bfl.ai",
  addresses: { BFL_URL: "https://api.bfl.ai" },
  configure({ BFL_API_KEY: key }, { BFL_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => bflProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not used.
      openCallbacks: () => null,
    };
  },
  // The reference names no free endpoint that checks a key.
  askWithKey: null,
});
