import { z } from "zod";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { refuseStranger, runEndpoint } from "./api/answer.ts";
import { catchUp } from "./checkout/catch-up.ts";
import { COMMANDS, type CommandInput, type CommandName, runCommand } from "./commands.ts";
import { deliverDue, nextDelivery, type SentEvent } from "./events/deliver.ts";
import { sortedForm } from "./form.ts";
import { openIdempotency } from "./idempotency.ts";
import { newId } from "./ids.ts";
import { addProducts, type SimulatedProduct } from "./products.ts";
import { readState, type StripeState } from "./state.ts";
import { errorBody, StripeError } from "./stripe-error.ts";
import { API_VERSION } from "./version.ts";
import { EVENT_FAULTS, type EventFault, type World } from "./world.ts";

/**
 * The fate of a request: the connection is lost before or after it is taken; it is taken and
 * answered 500, or never; or it is refused as one too many.
 */
export const REQUEST_FAULTS = ["lost before", "lost after", "500 after", "429", "hangs"] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];

export interface StripeSimulatorOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The address of the page that a checkout or portal session opens. */
  readonly pageOf: (sessionId: string) => string;
  /** Posts an event; true when the receiver answered 2xx. */
  readonly send: (event: SentEvent) => Promise<boolean>;
  readonly now: () => Date;
  /** What `save` was given last. */
  readonly saved?: unknown;
  /** Called after each change; must copy the state before its first await. */
  readonly save?: (state: unknown) => Promise<void>;
  /** Created at the start, unless a price has the lookup key already. */
  readonly products?: readonly SimulatedProduct[];
}

/** Commands by name, each of which returns its object as the API shows it. */
export type StripeCommands = {
  readonly [Name in CommandName]: (given: CommandInput<Name>) => Promise<object>;
};

export interface StripeSimulator {
  /** Answers `/v1/…` as Stripe does, and `/simulator/…` with the same key. */
  answer(request: StoreRequest): Promise<StoreReply>;
  readonly commands: StripeCommands;
  /**
   * Does what has become due, and sends every event that is due. Returns when the next event is to
   * be sent again; null when all have arrived.
   */
  deliver(): Promise<Date | null>;
  /** Queues of faults for the next events and requests; null lets one pass. */
  readonly faults: {
    readonly events: (EventFault | null)[];
    readonly requests: (RequestFault | null)[];
  };
  /** A copy of everything that `saved` takes. */
  snapshot(): StripeState;
}

/** Opens a simulated Stripe. @throws z.ZodError when the saved state is not one */
export async function openStripeSimulator(
  options: StripeSimulatorOptions,
): Promise<StripeSimulator> {
  const { secretKey, webhookSecret: secret, send, save = async () => {} } = options;
  const state = readState(structuredClone(options.saved));
  const clock = () => options.now().getTime();
  const now = () => Math.floor(clock() / 1_000);
  const world: World = { state, now, clock, pageOf: options.pageOf, cause: null, eventFaults: [] };
  const requestFaults: (RequestFault | null)[] = [];
  const idempotency = openIdempotency(state, now);
  let delivering: Promise<void> | null = null;

  if (addProducts(world, options.products ?? [])) await save(state);

  async function command(name: CommandName, given: unknown): Promise<object> {
    catchUp(world);
    const shown = runCommand(world, name, given);
    await save(state);
    return shown;
  }

  async function take(request: StoreRequest, path: string, form: string) {
    const requestId = newId("req_");
    const key = request.method === "POST" ? (request.headers["idempotency-key"] ?? null) : null;
    const named = { "request-id": requestId, "stripe-version": API_VERSION };
    const headers = key === null ? named : { ...named, "idempotency-key": key };
    try {
      refuseStranger(request.headers.authorization, secretKey);
      const called = `${request.method} ${path}`;
      const parameters = sortedForm(form);
      const replayed = key === null ? null : idempotency.start(key, called, parameters);
      if (replayed) {
        const more = { "idempotent-replayed": "true", "original-request": replayed.requestId };
        return answered(replayed.status, replayed.body, {
          ...headers,
          ...more,
          ...giveUp(replayed.status),
        });
      }
      const fault = requestFaults[0] === "500 after" ? requestFaults.shift() : undefined;
      try {
        catchUp(world);
        world.cause = { id: requestId, key };
        const done = runEndpoint(world, { method: request.method, path, form, requestId });
        world.cause = null;
        const { status, body, kept } = fault ? { ...BROKEN, kept: true } : done;
        if (key !== null && kept) {
          idempotency.keep(key, { request: called, form: parameters, requestId, status, body });
        }
        if (request.method !== "GET") await save(state);
        return answered(status, body, { ...headers, ...giveUp(status) });
      } finally {
        world.cause = null;
        if (key !== null) idempotency.finish(key);
      }
    } catch (error) {
      if (error instanceof StripeError)
        return answered(error.status, errorBody(error, requestId), headers);
      throw error;
    }
  }

  async function answerApi(request: StoreRequest, { pathname, search }: URL): Promise<StoreReply> {
    const form = request.method === "POST" ? (request.body ?? "") : search.slice(1);
    const fault = requestFaults[0] === "500 after" ? null : (requestFaults.shift() ?? null);
    if (fault === "lost before") return { kind: "lost" };
    if (fault === "429") return tooMany();
    const reply = await take(request, pathname, form);
    if (fault === "lost after") return { kind: "lost" };
    return fault === "hangs" ? { kind: "hangs" } : reply;
  }

  async function answerSimulator(request: StoreRequest, name: string): Promise<StoreReply> {
    try {
      refuseStranger(request.headers.authorization, secretKey);
      if (request.method !== "POST") return answered(405, { error: "POST only" });
      const given: unknown = request.body ? JSON.parse(request.body) : {};
      if (name === "faults") {
        const asked = faultsInput.parse(given);
        world.eventFaults.push(...(asked.events ?? []));
        requestFaults.push(...(asked.requests ?? []));
        return answered(200, { events: world.eventFaults, requests: requestFaults });
      }
      if (!isCommand(name)) return answered(404, { error: `There is no command ${name}` });
      return answered(200, await command(name, given));
    } catch (error) {
      if (error instanceof StripeError)
        return answered(error.status, errorBody(error, newId("req_")));
      if (error instanceof z.ZodError) return answered(400, { error: z.prettifyError(error) });
      if (error instanceof SyntaxError) return answered(400, { error: "The body is not JSON" });
      throw error;
    }
  }

  const commands = Object.fromEntries(
    Object.keys(COMMANDS)
      .filter(isCommand)
      .map((name) => [name, (given: unknown) => command(name, given)]),
  ) as StripeCommands;

  return {
    commands,
    faults: { events: world.eventFaults, requests: requestFaults },
    snapshot: () => structuredClone(state),
    async answer(request) {
      const url = new URL(request.url, "http://simulated");
      const [, top = "", name = ""] = url.pathname.split("/");
      return top === "simulator" ? answerSimulator(request, name) : answerApi(request, url);
    },
    async deliver() {
      const changed = catchUp(world) || nextDelivery(world) !== null;
      delivering ??= deliverDue(world, { send, secret }).finally(() => {
        delivering = null;
      });
      await delivering;
      if (changed) await save(state);
      const next = nextDelivery(world);
      return next === null ? null : new Date(next);
    },
  };
}

const BROKEN = {
  status: 500,
  body: JSON.stringify({ error: { message: "An unknown error occurred", type: "api_error" } }),
};

/** With a 500, Stripe tells its clients that a retry would be answered the same. */
const giveUp = (status: number): Readonly<Record<string, string>> =>
  status >= 500 ? { "stripe-should-retry": "false" } : {};

const tooMany = () => {
  const message = "Request rate limit exceeded.";
  const error = new StripeError(429, "invalid_request_error", message, { code: "rate_limit" });
  const requestId = newId("req_");
  const headers = { "request-id": requestId, "stripe-version": API_VERSION, "retry-after": "1" };
  return answered(429, errorBody(error, requestId), headers);
};

const faultsInput = z.strictObject({
  events: z.array(z.enum(EVENT_FAULTS).nullable()).optional(),
  requests: z.array(z.enum(REQUEST_FAULTS).nullable()).optional(),
});

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
