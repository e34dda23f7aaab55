import { defineProvider } from "../provider-setup.ts";
import { ideogramProvider } from "./ideogram-provider.ts";

export const ideogram = defineProvider({
  name: "ideogram",
  title: "Ideogram",
  keyVariable: "IDEOGRAM_API_KEY",
  // The reference names no page for API keys; the documentation links to it.
  keyPage: "https://developer.ideogram.ai",
  addresses: { IDEOGRAM_URL: "https://api.ideogram.ai" },
  configure({ IDEOGRAM_API_KEY: key }, { IDEOGRAM_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => ideogramProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
    };
  },
  // The reference names no free endpoint that checks a key.
  askWithKey: null,
});
