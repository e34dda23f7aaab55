import type { OwnServer } from "@kinora/contracts/hosted/hosted-service";
import type { HealthReport } from "@kinora/domain/hosted/service-health";
import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol, ModelEntry, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentHealth } from "./present-health.ts";

/** A server that an owner can run, whether or not its address is known. */
export interface AboutOwnServer {
  readonly name: EngineProtocol;
  /** Display name of the server. */
  readonly title: string;
  /** Environment variable for its address. */
  readonly addressVariable: string;
}

/** The current state of such a server. */
export interface OwnServerStanding {
  /** Undefined when the environment names none. */
  readonly address: string | undefined;
  readonly entries: readonly ModelEntry[];
  /** Its voices that the operator configured. */
  readonly voices: readonly Pick<ServiceVoice, "name" | "upstreamId">[];
  /** Reflects what the server last reported. */
  readonly absence: RouteAbsence;
  readonly health: HealthReport | undefined;
  readonly now: Date;
}

/**
 * Presents one of the owner's own servers to them: its address, what it makes and what it lacks.
 */
export function presentOwnServer(
  { name, title, addressVariable: variable }: AboutOwnServer,
  { address, entries, voices, absence, health, now }: OwnServerStanding,
  locale: Locale,
): OwnServer {
  const models = entries.flatMap((entry) => {
    const route = livingRoutes(entry, isoDay(now)).find(({ protocol }) => protocol === name);
    if (!route) return [];
    const why = address === undefined ? null : absence(route);
    return [{ name: entry.name, problem: why && sentence(why, locale) }];
  });
  const spoken = voices.map(({ name: voice, upstreamId: endpoint }) => {
    const why = absence({ protocol: name, endpoint });
    return { name: voice, problem: why && sentence(why, locale) };
  });
  const about = { name, title, variable, address: hostOf(address) };
  return { ...about, models: [...models, ...spoken], health: presentHealth(health) };
}

/** Omits the part before the host, which may contain a password. */
function hostOf(address: string | undefined): string | null {
  return address === undefined ? null : (URL.parse(address)?.origin ?? null);
}
