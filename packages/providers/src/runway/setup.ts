import { ask, type Request } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { isWithoutModel, readRunwayAccount } from "./read-account.ts";
import { RUNWAY_MODELS } from "./runway-models.ts";
import { runwayHeaders, runwayProvider } from "./runway-provider.ts";

/** Requests the organisation with its credits, and the models of its tier. */
const aboutAccount = (key: string, url: string): Request => ({
  ...{ method: "GET", url: `${url}/v1/organization`, headers: runwayHeaders(key) },
});

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
      inspect: watchModels({
        service: "Runway",
        models: Object.keys(RUNWAY_MODELS),
        question: async () => aboutAccount(key, url),
        isGone: isWithoutModel,
      }),
    };
  },
  askWithKey: (key, { RUNWAY_URL: url }, exchange) => ask(exchange, aboutAccount(key, url)),
  readAccount: readRunwayAccount,
});
