import { HOSTED_VOICE_SAMPLES, SAMPLES, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountPromptRoutes } from "./prompt-routes.ts";
import { mountSampleRoutes } from "./sample-routes.ts";

export function promptModule(parts: ApiComposition): ApiModule {
  const { storage, stores, catalogue, newId, drawSeed, now } = parts;
  return {
    mount(server) {
      mountPromptRoutes(server, {
        catalogue,
        now,
        quote: { ...stores, catalogue, newId, drawSeed },
      });
      mountSampleRoutes(server, {
        samples: [...SAMPLES, ...VOICE_SAMPLES, ...HOSTED_VOICE_SAMPLES],
        store: storage.samples,
      });
    },
  };
}
