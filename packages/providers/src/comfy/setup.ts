import { ask, type Request } from "../http/exchange.ts";
import { defineProvider } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { COMFY_MODELS } from "./comfy-models.ts";
import { comfyProvider } from "./comfy-provider.ts";
import { readComfyAccount } from "./read-account.ts";
import { errorType } from "./read-comfy.ts";

const title = "Comfy Router";

export const comfy = defineProvider({
  name: "comfy",
  title,
  keyVariable: "COMFY_API_KEY",
  keyPage: "https://platform.comfy.org/profile/api-keys",
  addresses: { COMFY_ROUTER_URL: "https://api.comfy.org" },
  configure({ COMFY_API_KEY: key }, { COMFY_ROUTER_URL: url }) {
    if (!key) return null;
    return {
      open: (exchange, endpointOf) => comfyProvider({ key, url }, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
      inspect: watchModels({
        ...{ service: title, models: Object.keys(COMFY_MODELS) },
        question: async (model) => askForModels(`${url}/v2/models/${model}`, key),
        // A 404 of another kind is not about the model.
        isGone: (answer) => answer.status === 404 && errorType(answer) === "model_not_found",
      }),
    };
  },
  // Requests one model of the catalogue (docs.comfy.org, comfy-router/discover-models).
  askWithKey: (key, { COMFY_ROUTER_URL: url }, exchange) =>
    ask(exchange, askForModels(`${url}/v2/models?limit=1`, key)),
  readAccount: readComfyAccount,
});

const askForModels = (url: string, key: string): Request => ({
  ...{ method: "GET", url },
  headers: { "x-api-key": key, accept: "application/json" },
});
