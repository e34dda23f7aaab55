import { randomUUID } from "node:crypto";
import { openAccount } from "./account.ts";
import { billOf, PRICE_FACTORS } from "./bill/bill-of.ts";
import { openCallQueue } from "./call-queue.ts";
import {
  type AskFault,
  noFaults,
  type OrderEnding,
  REFUSALS,
  type SimulatedFaults,
  type SimulatedRefusal,
  type SubmitFault,
} from "./faults.ts";
import {
  answered,
  type SimulatedCall,
  type SimulatedOrder,
  type SimulatedReply,
  type SimulatorOptions,
} from "./simulator.ts";
import { spoilContent } from "./spoil-content.ts";

export interface NewOrder {
  readonly endpoint: string;
  readonly input: unknown;
  readonly webhook: string | null;
  /** Set when the client chose the id. */
  readonly id?: string;
}

/** A service's name, and its format for the events that all services share. */
export interface Wording {
  readonly service: string;
  readonly taken: (order: SimulatedOrder) => SimulatedReply;
  readonly refused: Readonly<Record<SimulatedRefusal, SimulatedReply>>;
  /** Set when the service sends webhooks. */
  readonly call?: (order: SimulatedOrder, url: string) => SimulatedCall;
}

/** Answers of servers in front of any service. */
const NOT_TAKEN = {
  "500 before": answered(500, { detail: "Internal error" }),
  "429": answered(429, { detail: "Too many requests" }, { "retry-after": "30" }),
  "404": answered(404, { detail: "Not available" }),
  "403": answered(403, { detail: "Not available" }),
};

/** Takes orders in, and lets them go on from stage to stage. */
function openOrders({ now }: SimulatorOptions, wording: Wording, faults: SimulatedFaults) {
  const orders = new Map<string, SimulatedOrder>();
  const endings: OrderEnding[] = [];
  const calls = openCallQueue(faults);
  const finish = (order: SimulatedOrder) => {
    order.stage = "over";
    if (order.webhook !== null && wording.call) calls.add(wording.call(order, order.webhook));
  };
  return {
    ...{ orders, endings, calls },
    take(order: NewOrder): SimulatedOrder {
      const ending = endings.shift() ?? "done";
      const price = faults.price.shift();
      const { id = randomUUID() } = order;
      const taken: SimulatedOrder = {
        ...{ ...order, id, sentAt: now(), ending, stage: "queued" },
        priceFactor: price ? PRICE_FACTORS[price] : 1,
      };
      orders.set(id, taken);
      if (order.webhook !== null && wording.call && calls.nextIsEarly()) finish(taken);
      return taken;
    },
    move(order: SimulatedOrder): void {
      if (order.stage === "queued") order.stage = "working";
      else if (order.stage === "working") finish(order);
    },
  };
}

/** Keeps orders, faults and bills for any service. */
export function openOrderBook(options: SimulatorOptions, wording: Wording) {
  const { movesWhenAsked } = options;
  const faults = noFaults();
  const { orders, endings, calls, take, move } = openOrders(options, wording, faults);
  const read = options.contentOf ?? (({ id }) => new TextEncoder().encode(id));
  return {
    ...{ orders, faults, endings, isPaid: () => true, refuses: REFUSALS },
    account: openAccount(options, faults),
    billOf: (order: SimulatedOrder) => billOf(wording.service, order),
    /** Returns the result for an answer that contains it. */
    contentOf: (order: SimulatedOrder) => spoilContent(read(order), faults.file.shift() ?? null),

    submit(order: NewOrder): SimulatedReply {
      if (faults.account === "no credit") return wording.refused.quota;
      const fault = faults.submit.shift();
      switch (fault) {
        case undefined:
          return wording.taken(take(order));
        case "never arrives":
          return { kind: "not sent" };
        case "lost before":
          return { kind: "lost" };
        case "500 before":
        case "429":
        case "404":
        case "403":
          return NOT_TAKEN[fault];
        case "policy":
        case "input":
        case "quota":
        case "auth":
          return wording.refused[fault];
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

    /** Returns true when the cancellation is heard, which an order may survive. */
    cancel(order: SimulatedOrder): boolean {
      if (order.stage === "over") return false;
      if (faults.cancel.shift() !== "goes on") order.stage = "cancelled";
      return true;
    },
    tick() {
      for (const order of orders.values()) move(order);
    },
    takeCalls: calls.take,
  };
}

/** The order was accepted and is billed, but the caller receives a different answer. */
function spoil(reply: SimulatedReply, fault: SubmitFault): SimulatedReply {
  if (reply.kind !== "answered") return reply;
  const { body } = reply.answer;
  switch (fault) {
    case "500 after":
      return answered(500, { detail: "Internal error" });
    case "503 after":
      return answered(503, "Service unavailable");
    case "unreadable":
      return answered(200, "<html>");
    case "broken off":
      return { kind: "lost", half: body.slice(0, body.length / 2) };
    case "hangs":
      return { kind: "lost", hangs: true };
    default:
      return { kind: "lost" };
  }
}

/** Builds the answer to a faulty poll; each service formats `unheard status` itself. */
export function askFault(fault: Exclude<AskFault, "unheard status">): SimulatedReply {
  switch (fault) {
    case "lost":
      return { kind: "lost" };
    case "hangs":
      return { kind: "lost", hangs: true };
    case "broken off":
      return { kind: "lost", half: '{"status"' };
    case "unreadable":
      return answered(200, "<html>");
    default: {
      const headers = fault === "429" ? { "retry-after": "5" } : {};
      return answered(Number(fault), { detail: "Not now" }, headers);
    }
  }
}
