import { isAskedById, isAskedByKey, type Provider } from "@kinora/domain/hosted/provider";
import { openSimulator, SIGNERS, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import type { SimulatedRefusal, Simulator } from "@kinora/provider-simulators/simulator";
import type { VerifyCallback } from "@kinora/providers/callback";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import { endpointsOf } from "../../src/compose-providers.ts";

/** What is asked for where a service answers with its pictures, and makes films as tasks. */
const FILMS = " film";

/** All that are simulated: at least one. Those that speak otherwise of films are there twice. */
export const SERVICES: [string, ...string[]] = [`byteplus${FILMS}`, ...Object.keys(SIMULATORS)];

/** Of these the answer to an order is what was made. */
export const AT_ONCE: readonly string[] = [
  "byteplus",
  "ideogram",
  "images",
  "elevenlabs",
  "gemini",
];
/** Those work on it afterwards. */
export const TASKS = SERVICES.filter((name) => !AT_ONCE.includes(name));

export const isOfFilms = (name: string): boolean => name.endsWith(FILMS);
/** The protocol of its routes. */
export const protocolOf = (name: string): string => name.replace(FILMS, "");

/** A provider in this process: its simulator, and how we speak to it. */
export interface SimulatedService {
  /** One of SERVICES. */
  readonly name: string;
  readonly simulator: Simulator;
  /** @param around what a request passes through on its way */
  readonly open: (around: (exchange: Exchange) => Exchange) => Provider;
  /** Null: it calls nobody. */
  readonly verify: VerifyCallback | null;
  /** Are its calls signed? */
  readonly signs: boolean;
  /** It is asked by our key, and for nothing else: it lists, cancels and calls nothing. */
  readonly byKey: boolean;
  /** An order that it has can be called off. */
  readonly hears: boolean;
  /** Its answer is the result. */
  readonly answersAtOnce: boolean;
  /** An order whose answer was lost is found there. */
  readonly finds: boolean;
  /** Null: it cannot call us. */
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
    /** What was made, where an answer has it in itself. */
    content = undefined as Uint8Array | undefined,
    /** Where it is served; else it has the address that it is known by. */
    origin = undefined as string | undefined,
  } = {},
): SimulatedService {
  const fileAddress = ({ id }: { readonly id: string }) => `${filesAt}/${id}`;
  const contentOf = content && { contentOf: () => content };
  const options = { now, fileAddress, movesWhenAsked, atOnce, ...contentOf };
  const protocol = protocolOf(name);
  const simulator = openSimulator(protocol, options);
  const exchange: Exchange = async (request) => simulator.answer(request);
  const [configured] = configuredProviders(simulator.environment(origin)).providers;
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
/** Those at which an order is found whose answer was lost, and the others. */
export const FINDERS = SERVICES.filter((name) => openService(name, nowhere).finds);
export const LOSERS = SERVICES.filter((name) => !openService(name, nowhere).finds);
/** Those that call whoever ordered. */
export const CALLERS = SERVICES.filter((name) => openService(name, nowhere).verify !== null);

/** Those that refuse an order for it. */
export const refusers = (why: SimulatedRefusal): readonly string[] =>
  SERVICES.filter((name) => openService(name, nowhere).simulator.refuses.includes(why));
