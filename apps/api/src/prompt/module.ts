import { SAMPLES, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import { diskSampleStore } from "@kinora/storage/disk-sample-store";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { mountPromptRoutes } from "./prompt-routes.ts";
import { mountSampleRoutes } from "./sample-routes.ts";

export function promptModule(parts: Composition): Module {
  const { environment, stores, catalogue, newId, drawSeed, now } = parts;
  return {
    mount(server) {
      mountPromptRoutes(server, { now, quote: { ...stores, catalogue, newId, drawSeed } });
      mountSampleRoutes(server, {
        samples: [...SAMPLES, ...VOICE_SAMPLES],
        store: diskSampleStore(environment.samplesDirectory),
      });
    },
  };
}
