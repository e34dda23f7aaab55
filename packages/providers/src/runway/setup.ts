import { ask } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { readRunwayAccount } from "./read-account.ts";
import { runwayHeaders, runwayProvider } from "./runway-provider.ts";

export const runway = defineProvider({
  name: "runway",
  title: "Runway",
  keyVariable: "RUNWAYML_API_SECRET",
  keyPage: "https://dev.runwayml.com",
  addresses: { RUNWAY_URL: "https://api.dev.runwayml.com" },
  configure({ RUNWAYML_API_SECRET: key }, { RUNWAY_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => runwayProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
    };
  },
  // Requests the organisation and its remaining credits.
  askWithKey: (key, { RUNWAY_URL: url }, exchange) =>
    ask(exchange, { method: "GET", url: `${url}/v1/organization`, headers: runwayHeaders(key) }),
  readAccount: readRunwayAccount,
});
