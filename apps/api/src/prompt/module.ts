import { bestFor } from "@kinora/catalogue/best-for";
import { CHECKED_ON } from "@kinora/catalogue/checked-on";
import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { languageModelName } from "@kinora/catalogue/language-model-name";
import { SAMPLES, samplesOfServices, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import { readUsualSeconds } from "@kinora/database/creation/read-usual-seconds";
import { readModelExamples } from "@kinora/database/hosted/postgres-model-trials";
import { USUAL_DAYS } from "@kinora/domain/prompt/usual-seconds";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountImprovementRoutes } from "./improvement-routes.ts";
import { keepForAMinute } from "./keep-for-a-minute.ts";
import { mountPromptRoutes } from "./prompt-routes.ts";
import { mountSampleRoutes } from "./sample-routes.ts";

export function promptModule(parts: ApiComposition): ApiModule {
  const { database, storage, stores, catalogue, offersHosted, asksModel, newId, drawSeed, now } =
    parts;
  const { address } = parts;
  const readExamples = keepForAMinute(now, () => readModelExamples(database));
  return {
    mount(server) {
      mountPromptRoutes(server, {
        catalogue,
        houseCatalogue: parts.houseCatalogue,
        bestFor,
        now,
        versions: { engineVersion: ENGINE_VERSION, checkedOn: CHECKED_ON },
        async examples() {
          const found = await readExamples();
          const addresses = found.map(
            ({ model, hash, mimeType }) => [model, address.signed(hash, mimeType, now())] as const,
          );
          const byModel = new Map(addresses);
          return (key) => byModel.get(key) ?? null;
        },
        usualSeconds: keepForAMinute(now, () =>
          readUsualSeconds(database, new Date(now().getTime() - USUAL_DAYS * 86_400_000)),
        ),
        quote: { ...stores, catalogue, takesKeyFor: parts.takesKeyFor, newId, drawSeed },
        improver: (viewer) =>
          viewer && asksModel(viewer)
            ? (parts.services.current().languageModel?.title ?? null)
            : null,
      });
      mountImprovementRoutes(server, {
        ...{ offersHosted, newId, now, modelName: languageModelName },
        model() {
          const asked = parts.services.current().languageModel;
          if (asked) parts.refuseEngine(asked.service);
          return asked?.model ?? null;
        },
        transact: parts.transact,
        improvements: stores.improvements,
      });
      mountSampleRoutes(server, {
        samples: () => [
          ...SAMPLES,
          ...VOICE_SAMPLES,
          ...samplesOfServices([...HOSTED_VOICES, ...parts.namedVoices()]),
        ],
        store: storage.samples,
      });
    },
  };
}
