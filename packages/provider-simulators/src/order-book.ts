import { randomUUID } from "node:crypto";
import type {
  AskFault,
  OrderEnding,
  SimulatedCall,
  SimulatedOrder,
  SimulatedRefusal,
  SimulatedReply,
  SimulatorOptions,
  SubmitFault,
} from "./simulator.ts";
import { answered, REFUSALS } from "./simulator.ts";

export interface NewOrder {
  readonly endpoint: string;
  readonly input: unknown;
  readonly webhook: string | null;
  /** Set when the client chose the id. */
  readonly id?: string;
}

/** A service's format for the events that all services share. */
export interface Wording {
  readonly taken: (order: SimulatedOrder) => SimulatedReply;
  readonly refused: Readonly<Record<SimulatedRefusal, SimulatedReply>>;
  /** Set when the service sends webhooks. */
  readonly call?: (order: SimulatedOrder, url: string) => SimulatedCall;
}

/** Keeps orders, faults and bills for any service. */
export function openOrderBook({ now, movesWhenAsked }: SimulatorOptions, wording: Wording) {
  const orders = new Map<string, SimulatedOrder>();
  const faults = { submit: [] as SubmitFault[], ask: [] as (AskFault | null)[] };
  const endings: OrderEnding[] = [];
  let calls: SimulatedCall[] = [];

  const take = (order: NewOrder) => {
    const ending = endings.shift() ?? "done";
    const { id = randomUUID() } = order;
    const taken: SimulatedOrder = { ...order, id, sentAt: now(), ending, stage: "queued" };
    orders.set(id, taken);
    return taken;
  };
  const move = (order: SimulatedOrder) => {
    if (order.stage === "queued") order.stage = "working";
    else if (order.stage === "working") {
      order.stage = "over";
      if (order.webhook !== null && wording.call) calls.push(wording.call(order, order.webhook));
    }
  };
  return {
    ...{ orders, faults, endings, isPaid: () => true, refuses: REFUSALS },

    submit(order: NewOrder): SimulatedReply {
      const fault = faults.submit.shift();
      switch (fault) {
        case undefined:
          return wording.taken(take(order));
        case "never arrives":
          return { kind: "not sent" };
        case "lost before":
          return { kind: "lost" };
        case "500 before":
          return answered(500, { detail: "Internal error" });
        case "429":
          return answered(429, { detail: "Too many requests" }, { "retry-after": "30" });
        case "policy":
        case "input":
        case "quota":
        case "auth":
          return wording.refused[fault];
        case "404":
        case "403":
          return answered(Number(fault), { detail: "Not available" });
        default:
          return spoil(wording.taken(take(order)), fault);
      }
    },

    /**
     * Returns the next fault, if any, or else the order. A poll of the standing advances the order
     * by one stage.
     */
    meet(id: string | null, moves: boolean): AskFault | SimulatedOrder | null {
      const fault = faults.ask.shift() ?? null;
      if (fault !== null) return fault;
      const order = id === null ? null : (orders.get(id) ?? null);
      if (order && moves && movesWhenAsked) move(order);
      return order;
    },

    cancel(order: SimulatedOrder): boolean {
      if (order.stage === "over") return false;
      order.stage = "cancelled";
      return true;
    },
    tick() {
      for (const order of orders.values()) move(order);
    },
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

/** The order was accepted and is billed, but the caller receives a different answer. */
function spoil(reply: SimulatedReply, fault: SubmitFault): SimulatedReply {
  if (reply.kind !== "answered") return reply;
  const { body } = reply.answer;
  if (fault === "500 after") return answered(500, { detail: "Internal error" });
  if (fault === "503 after") return answered(503, "Service unavailable");
  if (fault === "unreadable") return answered(200, "<html>");
  return fault === "broken off"
    ? { kind: "lost", half: body.slice(0, body.length / 2) }
    : { kind: "lost" };
}

/** Builds the answer to a faulty poll; each service formats `unheard status` itself. */
export function askFault(fault: Exclude<AskFault, "unheard status">): SimulatedReply {
  if (fault === "lost") return { kind: "lost" };
  const headers = fault === "429" ? { "retry-after": "5" } : {};
  return answered(Number(fault), { detail: "Not now" }, headers);
}
