import { isAskedById, isAskedByKey, type Provider } from "@kinora/domain/hosted/provider";
import { openSimulator, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import type { SimulatedRefusal, Simulator } from "@kinora/provider-simulators/simulator";
import type { VerifyCallback } from "@kinora/providers/callback";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import { endpointsOf } from "../../src/compose-providers.ts";

/** All that are simulated: at least one. */
export const SERVICES = Object.keys(SIMULATORS) as [string, ...string[]];

/** A provider in this process: its simulator, and how we speak to it. */
export interface SimulatedService {
  readonly name: string;
  readonly simulator: Simulator;
  /** @param around what a request passes through on its way */
  readonly open: (around: (exchange: Exchange) => Exchange) => Provider;
  /** Null: it calls nobody. */
  readonly verify: VerifyCallback | null;
  /** It is asked by our key, and for nothing else: it lists, cancels and calls nothing. */
  readonly byKey: boolean;
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
    /** Where it is served; else it has the address that it is known by. */
    origin = undefined as string | undefined,
  } = {},
): SimulatedService {
  const fileAddress = ({ id }: { readonly id: string }) => `${filesAt}/${id}`;
  const options = { now, fileAddress, movesWhenAsked, atOnce };
  const simulator = openSimulator(name, options);
  const exchange: Exchange = async (request) => simulator.answer(request);
  const [configured] = configuredProviders(simulator.environment(origin)).providers;
  if (!configured) throw new Error(`${name} is not configured`);
  const open = (around: (exchange: Exchange) => Exchange) =>
    configured.open(around(exchange), endpointsOf(name));
  const provider = open((own) => own);
  const byKey = isAskedByKey(provider);
  return {
    ...{ name, simulator, open, byKey },
    answersAtOnce: !byKey && !isAskedById(provider),
    verify: configured.openCallbacks(exchange),
    finds: byKey || (isAskedById(provider) && provider.lookFor !== null),
    callbackUrl: callsBack ? "https://kinora.example" : null,
  };
}

const nowhere = () => new Date();
/** Those at which an order is found whose answer was lost, and the others. */
export const FINDERS = SERVICES.filter((name) => openService(name, nowhere).finds);
export const LOSERS = SERVICES.filter((name) => !openService(name, nowhere).finds);

/** Those at which an order is under way for a while. */
export const WAITED_FOR = SERVICES.filter((name) => !openService(name, nowhere).answersAtOnce);

/** Those that refuse an order for it. */
export const refusers = (why: SimulatedRefusal): readonly string[] =>
  SERVICES.filter((name) => openService(name, nowhere).simulator.refuses.includes(why));
