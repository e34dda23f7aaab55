import { isAskedById, isAskedByKey, type Provider } from "@kinora/domain/hosted/provider";
import { openSimulator, SIGNERS, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import type { SimulatedRefusal } from "@kinora/provider-simulators/faults";
import type { SimulatedResults } from "@kinora/provider-simulators/result/simulated-results";
import { SIMULATED_KEY, type Simulator } from "@kinora/provider-simulators/simulator";
import type { VerifyCallback } from "@kinora/providers/callback";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import { endpointsOf } from "../../src/compose-providers.ts";

/** Suffix for a service that returns pictures at once but makes films as tasks. */
const FILMS = " film";

/** All simulated services. One with a separate API for films is listed twice. */
export const SERVICES: [string, ...string[]] = [`byteplus${FILMS}`, ...Object.keys(SIMULATORS)];

/** Services whose response to an order is the result. */
export const AT_ONCE: readonly string[] = [
  "byteplus",
  "ideogram",
  "images",
  "elevenlabs",
  "gemini",
];
/** Services that make the result as a task after the response. */
export const TASKS = SERVICES.filter((name) => !AT_ONCE.includes(name));

export const isOfFilms = (name: string): boolean => name.endsWith(FILMS);
/** Returns the protocol of its routes. */
export const protocolOf = (name: string): string => name.replace(FILMS, "");

/** A provider in this process: its simulator, and our adapter for it. */
export interface SimulatedService {
  /** One of SERVICES. */
  readonly name: string;
  readonly simulator: Simulator;
  /**
   * @param around wraps the exchange that requests pass through
   */
  readonly open: (around: (exchange: Exchange) => Exchange) => Provider;
  /** Null when it sends no callbacks. */
  readonly verify: VerifyCallback | null;
  /** Whether its callbacks are signed. */
  readonly signs: boolean;
  /** Whether it is only queried by our key: it offers no list, no cancellation and no callbacks. */
  readonly byKey: boolean;
  /** Whether a known order can be cancelled. */
  readonly hears: boolean;
  /** Whether its response is the result. */
  readonly answersAtOnce: boolean;
  /** Whether an order whose response was lost can be looked up. */
  readonly finds: boolean;
  /** Null when it cannot call back. */
  readonly callbackUrl: string | null;
}

export function openService(
  name: string,
  now: () => Date,
  {
    callsBack = true,
    movesWhenAsked = false,
    atOnce = false,
    filesAt = "https://files.example",
    /** Its key, in place of that of the simulated account. */
    variables = {} as Readonly<Record<string, string>>,
    /** Its real results, for tests that open them; placeholders by default. */
    results = undefined as SimulatedResults | undefined,
    /** Origin at which it is served; by default the service's real address. */
    origin = undefined as string | undefined,
  } = {},
): SimulatedService {
  const fileAddress = ({ id }: { readonly id: string }) => `${filesAt}/${id}`;
  const [key = SIMULATED_KEY] = Object.values(variables);
  const options = { now, fileAddress, movesWhenAsked, atOnce, keys: [key], ...results } as const;
  const protocol = protocolOf(name);
  const simulator = openSimulator(protocol, options);
  results?.serve(simulator, origin ?? "");
  const exchange: Exchange = async (request) => simulator.answer(request);
  const [configured] = configuredProviders({
    ...simulator.environment(origin),
    ...variables,
  }).providers;
  const opener = configured?.open;
  if (!opener) throw new Error(`${name} is not configured`);
  const open = (around: (exchange: Exchange) => Exchange) =>
    opener(around(exchange), endpointsOf(protocol));
  const provider = open((own) => own);
  const byKey = isAskedByKey(provider);
  return {
    ...{ name, simulator, open, byKey },
    hears: isAskedById(provider) && provider.cancel !== null,
    answersAtOnce: AT_ONCE.includes(name),
    verify: AT_ONCE.includes(name) ? null : configured.openCallbacks(exchange),
    signs: SIGNERS.includes(protocol),
    finds: byKey || (isAskedById(provider) && provider.lookFor !== null),
    callbackUrl: callsBack ? "https://kinora.example" : null,
  };
}

const nowhere = () => new Date();
/** Services that can look up an order whose response was lost, and the others. */
export const FINDERS = SERVICES.filter((name) => openService(name, nowhere).finds);
export const LOSERS = SERVICES.filter((name) => !openService(name, nowhere).finds);
/** Services that send callbacks. */
export const CALLERS = SERVICES.filter((name) => openService(name, nowhere).verify !== null);

/** Returns the services that refuse an order for this reason. */
export const refusers = (why: SimulatedRefusal): readonly string[] =>
  SERVICES.filter((name) => openService(name, nowhere).simulator.refuses.includes(why));
