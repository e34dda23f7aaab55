import { inspectModels } from "../openai/inspect-models.ts";
import { defineOwnServer } from "../provider-setup.ts";
import { imagesProvider } from "./images-provider.ts";

const title = "OpenAI-compatible";

export const images = defineOwnServer({
  name: "images",
  title,
  addressVariable: "IMAGES_URL",
  configure({ IMAGES_MODEL: model, IMAGES_KEY: key }, url) {
    if (!model)
      throw new Error(
        "IMAGES_URL is set, and IMAGES_MODEL is not: it must be a model of that server.",
      );
    const settings = { url, model, key: key || null };
    return {
      open: (exchange, endpointOf) => imagesProvider(settings, exchange, endpointOf),
      inspect: (exchange) => inspectModels(settings, title, exchange),
    };
  },
});
