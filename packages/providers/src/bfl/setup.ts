import { defineProvider } from "../provider-setup.ts";
import { bflProvider } from "./bfl-provider.ts";

export const bfl = defineProvider({
  name: "bfl",
  title: "Black Forest Labs",
  keyVariable: "BFL_API_KEY",
  // The reference names no page of keys: their documentation leads there.
  keyPage: "https://docs.bfl.ai",
  addresses: { BFL_URL: "https://api.bfl.ai" },
  configure({ BFL_API_KEY: key }, { BFL_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => bflProvider({ key, url }, exchange, endpointOf),
      // It is not asked to call.
      openCallbacks: () => null,
    };
  },
  // The reference names no address for it that costs nothing.
  askWithKey: null,
});
