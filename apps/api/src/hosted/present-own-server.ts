import type { OwnServer } from "@kinora/contracts/hosted/hosted-service";
import type { HealthReport } from "@kinora/domain/hosted/service-health";
import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol, ModelEntry, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentHealth } from "./present-health.ts";

/** A server that an owner runs themselves, whether its address is known or not. */
export interface AboutOwnServer {
  readonly name: EngineProtocol;
  /** What such a server is called. */
  readonly title: string;
  /** The variable that may have its address. */
  readonly addressVariable: string;
}

/** What is known of a server beside. */
export interface OwnServerStanding {
  /** Undefined: the environment names none. */
  readonly address: string | undefined;
  readonly entries: readonly ModelEntry[];
  /** Voices of it that the operator named. */
  readonly voices: readonly Pick<ServiceVoice, "name" | "upstreamId">[];
  /** By what it said last. */
  readonly absence: RouteAbsence;
  readonly health: HealthReport | undefined;
  readonly now: Date;
}

/** A server of the owner's own, as they see it: where it is, what it makes, and what it lacks. */
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

/** Without what may stand before the host: it may be a password. */
function hostOf(address: string | undefined): string | null {
  return address === undefined ? null : (URL.parse(address)?.origin ?? null);
}
