import { inspectModels } from "../openai/inspect-models.ts";
import { defineOwnServer } from "../provider-setup.ts";
import { videosProvider } from "./videos-provider.ts";

const title = "OpenAI-compatible videos";

export const videos = defineOwnServer({
  name: "videos",
  title,
  addressVariable: "VIDEOS_URL",
  configure({ VIDEOS_MODEL: model, VIDEOS_KEY: key }, url) {
    if (!model)
      throw new Error(
        "VIDEOS_URL is set, and VIDEOS_MODEL is not: it must be a model of that server.",
      );
    const settings = { url, model, key: key || null };
    return {
      open: (exchange, endpointOf) => videosProvider(settings, exchange, endpointOf),
      inspect: (exchange) => inspectModels(settings, title, exchange),
    };
  },
});
