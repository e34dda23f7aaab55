import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { LocalSettings } from "./settings.ts";
import { isPublic } from "./sign-in.ts";
import { StartRefusal } from "./start-refusal.ts";

export interface SimulatedPlatforms {
  /** Environment variables with which api and worker find them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Address of the page of posts of each, by the platform's name; empty when none is served. */
  readonly pages: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
}

/** The variables of an app's id there, of which any means that the platform itself is used. */
const KEYS = {
  meta: ["META_APP_ID", "INSTAGRAM_APP_ID"],
  tiktok: ["TIKTOK_CLIENT_KEY"],
  youtube: ["YOUTUBE_CLIENT_ID"],
} as const;
/** Facebook and Instagram are one, as their API is. */
const NAMES = {
  meta: ["facebook", "instagram"],
  tiktok: ["tiktok"],
  youtube: ["youtube"],
} as const;
type SimulatorName = keyof typeof KEYS;

function servedPlatforms(
  settings: Pick<LocalSettings, "publicUrl" | "host">,
  environment: NodeJS.ProcessEnv,
): readonly SimulatorName[] {
  if (isPublic(settings)) return [];
  const names = Object.keys(KEYS) as SimulatorName[];
  return names.filter((name) => KEYS[name].every((key) => !environment[key]));
}

/** Loads what `openSimulatedPlatforms` will serve. */
export async function loadPlatforms(
  settings: Pick<LocalSettings, "publicUrl" | "host">,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const names = servedPlatforms(settings, environment);
  await Promise.all([names.length > 0 && loadServer(), ...names.map(simulatorOf)]);
}

const loadServer = () => import("@kinora/platform-simulators/serving/serve-kept");

/**
 * Serves the simulators of social platforms whose keys are not set, while only this machine reaches
 * the server: people sign in on their pages, which no other machine can open. Posts survive a
 * restart, like the database.
 *
 * @throws StartRefusal when the state of one is damaged
 */
export async function openSimulatedPlatforms(
  settings: Pick<LocalSettings, "publicUrl" | "host" | "dataDirectory">,
  environment: NodeJS.ProcessEnv,
): Promise<SimulatedPlatforms> {
  const wanted = servedPlatforms(settings, environment);
  const served = await Promise.all(wanted.map((name) => serve(name, settings.dataDirectory)));
  const names = served.flatMap(({ name }) => NAMES[name]);
  return {
    environment: Object.assign(
      {},
      ...served.map((one) => one.environment),
      names.length > 0 ? { SIMULATED_PLATFORMS: names.join(",") } : {},
    ),
    pages: new Map(served.map(({ name, origin }) => [NAMES[name].join(" and "), origin])),
    stop: async () => void (await Promise.all(served.map(({ close }) => close()))),
  };
}

async function serve(name: SimulatorName, dataDirectory: string) {
  const { serveKept } = await loadServer();
  const folder = join(dataDirectory, "platforms");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.state`);
  const open = await simulatorOf(name);
  const kept = await serveKept(open, { file, now: () => new Date() }).catch((error: unknown) => {
    throw new StartRefusal(
      `The simulator of ${name} does not start: ${error instanceof Error ? error.message : error}. Its posts are in ${file}.`,
    );
  });
  const { origin, close, simulator } = kept;
  return { name, origin, close, environment: simulator.environment(origin) };
}

async function simulatorOf(name: SimulatorName) {
  if (name === "meta")
    return (await import("@kinora/platform-simulators/meta/meta-simulator")).metaSimulator;
  if (name === "tiktok")
    return (await import("@kinora/platform-simulators/tiktok/tiktok-simulator")).tiktokSimulator;
  return (await import("@kinora/platform-simulators/youtube/youtube-simulator")).youtubeSimulator;
}
