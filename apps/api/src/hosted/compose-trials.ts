import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { readModelExamples } from "@kinora/database/hosted/postgres-model-trials";
import { orderTrial, type Trial, type TrialInput, trialsOf } from "@kinora/domain/hosted/trial";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import type { ApiComposition } from "../compose.ts";

/** Sets up trials: works with which an owner tests services that have a key. */
export function composeTrials(parts: ApiComposition) {
  const { services, ownServers, database, stores, transact, budgets, refuseEngine, now } = parts;
  const { newId, drawSeed, digest } = parts;
  /**
   * Includes services that are unavailable: a trial is the best way to find out whether one works
   * again.
   */
  const catalogueAt = (service: EngineProtocol) =>
    services.current().providers.some(({ name }) => name === service)
      ? openCatalogue(MODEL_ENTRIES, new Set([service]), now(), { absence: ownServers.absence })
      : null;
  return {
    async trials() {
      const tried = new Set((await readModelExamples(database)).map(({ model }) => model));
      return (service: EngineProtocol): Trial | null => {
        const trials = trialsOf(catalogueAt(service) ?? []);
        return trials.find(({ model }) => !tried.has(model)) ?? trials[0] ?? null;
      };
    },
    orderTrial: (trial: TrialInput) =>
      orderTrial(trial, {
        ...{ catalogueAt, newId, drawSeed, digest, budgets, transact, refuseEngine },
        // The owner tests what members get, so own keys do not apply.
        takesKeyFor: () => false,
        trials: stores.modelTrials,
      }),
  };
}
