import type { Engines } from "../src/engines.ts";
import { NO_MEMBER_KEYS } from "../src/member-keys.ts";
import { type FakeGenerator, fakeGenerator, fakeReader } from "./fake-generator.ts";
import { type FakeStoryEngine, fakeStoryEngine } from "./fake-story-engine.ts";

/** Engines that make every result at once. */
export const fakeEngines = (
  generator: FakeGenerator = fakeGenerator(),
  storyEngine: FakeStoryEngine = fakeStoryEngine(),
): Engines => ({
  reader: fakeReader,
  generators: [generator],
  scanner: generator,
  writer: storyEngine,
  storyEngine,
  asking: null,
  speakers: [],
  voices: [],
  budgets: { services: new Map(), given: { day: 0, month: 0 } },
  providers: [],
  probe: async () => "none",
  ownKeys: NO_MEMBER_KEYS,
  serviceLimits: () => 100,
  trustedOrigins: new Map(),
  callbackUrl: null,
});
