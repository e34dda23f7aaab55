import { defineProvider } from "../provider-setup.ts";
import { ideogramProvider } from "./ideogram-provider.ts";

export const ideogram = defineProvider({
  name: "ideogram",
  title: "Ideogram",
  keyVariable: "IDEOGRAM_API_KEY",
  // The reference names no page of keys: their documentation leads there.
  keyPage: "https://developer.ideogram.ai",
  addresses: { IDEOGRAM_URL: "https://api.ideogram.ai" },
  configure({ IDEOGRAM_API_KEY: key }, { IDEOGRAM_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => ideogramProvider({ key, url }, exchange, endpointOf),
      // It calls nobody.
      openCallbacks: () => null,
    };
  },
  // The reference names no address for it that costs nothing.
  askWithKey: null,
});
