import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { SceneFootage } from "@kinora/contracts/story/board";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { pricesOf } from "@kinora/domain/prompt/prices";
import { isOfFilms, protocolOf, type SimulatedService, TASKS } from "./simulated-service.ts";

const PLENTY = { title: "a service", day: 1_000_000_000, month: 1_000_000_000 };

/** Returns what a service alone sells. */
const soldBy = (name: string) =>
  openCatalogue(MODEL_ENTRIES, new Set(["studio", protocolOf(name)]), new Date()).filter(
    ({ route }) => route?.protocol === protocolOf(name),
  );

/** Returns the first clip of a scene that a service makes; null when it makes none. */
export function clipAt(name: string): SceneFootage | null {
  const found = soldBy(name).find(
    ({ entry: { role, kinds, modes } }) =>
      role === "engine" && kinds.includes("video") && modes.includes("text-image-to-video"),
  );
  const seconds = found?.entry.durations[0];
  return found && seconds !== undefined ? { model: found.entry.key, seconds } : null;
}

/**
 * Returns the first model with which a service makes pictures of scenes, as tasks; null without one.
 */
export const picturesAt = (name: string): string | null =>
  isOfFilms(name)
    ? null
    : (soldBy(name).find(({ entry }) => entry.role === "image" && pricesOf(entry.key).image)?.entry
        .key ?? null);

/** Services that make clips of scenes, each once. */
export const FILMERS = TASKS.filter((name) => clipAt(name) !== null);

/** Returns what a shop needs of these services. */
export const clipServices = (services: readonly SimulatedService[]) => ({
  budgets: { services: new Map(), given: PLENTY },
  open: (around: Parameters<SimulatedService["open"]>[0] = (own) => own) => ({
    providers: services.map((service) => service.open(around)),
    speakers: [],
  }),
});

/** Returns the budgets of somebody who is offered one service only. */
export const budgetsAt = (name: string) => ({
  services: new Map([[protocolOf(name), PLENTY]]),
  given: PLENTY,
});
