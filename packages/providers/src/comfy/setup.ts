import { defineProvider } from "../provider-setup.ts";
import { comfyProvider } from "./comfy-provider.ts";

export const comfy = defineProvider({
  name: "comfy",
  title: "Comfy Router",
  keyVariable: "COMFY_API_KEY",
  keyPage: "https://platform.comfy.org/profile/api-keys",
  addresses: { COMFY_ROUTER_URL: "https://api.comfy.org" },
  configure({ COMFY_API_KEY: key }, { COMFY_ROUTER_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => comfyProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
    };
  },
  askWithKey: null,
});
