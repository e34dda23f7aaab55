import type { LocalSettings } from "./settings.ts";
import { loadProvider, namesProvider } from "./sign-in.ts";
import { loadPlatforms } from "./simulated-platforms.ts";
import { loadStore, servesStore } from "./simulated-store.ts";

/**
 * Loads what follows the database while the database starts. It opens nothing yet: files belong to
 * whoever has the data directory. What cannot be loaded fails where it is opened.
 */
export function loadEarly(settings: LocalSettings, environment: NodeJS.ProcessEnv): void {
  void Promise.allSettled([
    !namesProvider(environment) && loadProvider(),
    servesStore(settings, environment) && loadStore(),
    loadPlatforms(settings, environment),
  ]);
}
