import { defineProvider } from "../provider-setup.ts";
import { runwayProvider } from "./runway-provider.ts";

export const runway = defineProvider({
  addresses: { RUNWAY_URL: "https://api.dev.runwayml.com" },
  configure({ RUNWAYML_API_SECRET: key }, { RUNWAY_URL: url }) {
    if (!key) return null;
    return {
      name: "runway",
      title: "Runway",
      open: (exchange, endpointOf) => runwayProvider({ key, url }, exchange, endpointOf),
      // It calls nobody.
      openCallbacks: () => null,
    };
  },
});
