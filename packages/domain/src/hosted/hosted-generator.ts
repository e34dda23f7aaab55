import type {
  Collecting,
  Generated,
  GenerationOrder,
  GenerationStatus,
  Generator,
  OrderStage,
  Ticket,
} from "../generation/generator.ts";
import { CollectLater, OrderFailed } from "../generation/order-failed.ts";
import { upstreamPrice } from "../prompt/upstream-price.ts";
import { askAgain } from "./ask-again.ts";
import { callOff } from "./call-off.ts";
import { followOrder } from "./follow-order.ts";
import { type HostedPorts, ResultDelayed, ResultUnusable } from "./hosted-ports.ts";
import {
  deadlineOf,
  type Intent,
  type IntentState,
  lateUntil,
  type RefusalClass,
} from "./intent.ts";
import { OWN_KEY_FAILS, payerOf } from "./payer.ts";
import {
  canCancel,
  isAskedById,
  keyMarkOf,
  type Provider,
  type UpstreamResult,
  type WithoutResult,
} from "./provider.ts";
import { resultKind } from "./result-kind.ts";
import { sendOrder } from "./send-order.ts";
import { signOfRefusal } from "./service-health.ts";

const READY: GenerationStatus = { ready: true };
const PAUSED = { code: "hosted.paused", params: {} } as const;
/** The service was too busy to accept the order. */
const UNSENT: OrderStage = { kind: "waiting", ahead: null };
/** Its answer was lost. */
const UNCONFIRMED: OrderStage = { kind: "unconfirmed" };

/**
 * Adapts an external service to the Generator port. The ticket is the key of the intent, which is
 * stored before anything is sent. After a crash between the POST and storing its response, the
 * intent is found and the order looked up, never sent again.
 */
export function hostedGenerator(provider: Provider, ports: HostedPorts): Generator {
  return {
    version: provider.name,
    serves: ({ engine }) => engine === provider.name,

    submit: (order, key) => submit(order, key, provider, ports),

    async poll(ticket, order) {
      const intent = await intentOf(ticket, ports);
      const paid = await payerOf(intent.keyOf, provider, ports);
      if (!(await isSent(intent, order, paid.provider, paid.ports)))
        return notYet(intent, paid.ports, UNSENT);
      const standing = await followOrder(intent, order, paid.provider, ports);
      switch (standing.kind) {
        case "done":
          return READY;
        case "refused":
          throw await refuse(intent, standing, paid.ports);
        case "failed":
          throw await fail(intent, paid.ports, standing);
        case "working":
          return notYet(intent, paid.ports, standing.stage, standing.afterMilliseconds);
        case "unclear":
          return notYet(intent, paid.ports, intent.state === "sending" ? UNCONFIRMED : null);
      }
    },

    async collect(ticket, order, into) {
      const intent = await intentOf(ticket, ports);
      return collect(intent, order, into, await payerOf(intent.keyOf, provider, ports));
    },

    async cancel(ticket) {
      const intent = await intentOf(ticket, ports);
      const paid = await payerOf(intent.keyOf, provider, ports);
      await callOff(intent, paid.provider, ports);
    },
  };
}

/** Begins an order once, with the payer's key, and sends it. */
async function submit(
  order: GenerationOrder,
  key: string,
  provider: Provider,
  ports: HostedPorts,
): Promise<Ticket> {
  const { intents, now } = ports;
  const known = await intents.find(key);
  if (known === null && (await ports.refusalsLeft(key)) === 0)
    throw new OrderFailed("input", PAUSED);
  const keyOf = known ? known.keyOf : await ports.keyOf(key);
  const paid = await payerOf(keyOf, provider, ports);
  const mapped = await paid.provider.map(order);
  const begunAt = now();
  const callbackToken = ports.newToken();
  const isNew = await intents.begin({
    key,
    provider: provider.name,
    endpoint: mapped.endpoint,
    bodyHash: ports.digest(mapped.body),
    price: upstreamPrice(order.recipe),
    keyOf,
    callbackToken,
    ...{ canCancel: canCancel(paid.provider), keyMark: keyMarkOf(paid.provider, key) },
    callsBack:
      isAskedById(paid.provider) &&
      paid.ports.callbackOf(provider.name, key, callbackToken) !== null,
    begunAt,
    deadline: deadlineOf(begunAt, resultKind(order.recipe) === "image" ? "image" : "other"),
  });
  if (isNew) await sendOrder({ key, callbackToken }, mapped, paid.provider, paid.ports);
  return { id: key };
}

async function intentOf({ id }: Ticket, { intents }: HostedPorts): Promise<Intent> {
  const intent = id === null ? null : await intents.find(id);
  if (intent === null) throw new OrderFailed("engine");
  return intent;
}

/**
 * Returns whether the service may have the order. Sends a postponed order once it is due, unless its
 * person's orders were paused in the meantime.
 */
async function isSent(
  intent: Intent,
  order: () => Promise<GenerationOrder>,
  provider: Provider,
  ports: HostedPorts,
): Promise<boolean> {
  const { key, state, refusal, sends, sendAgainAt } = intent;
  if (state === "refused") throw await refused(refusal ?? "input", intent, ports);
  if (state === "failed" || state === "lost" || state === "called off")
    throw new OrderFailed("engine");
  if (state !== "put off") return true;
  const now = ports.now();
  if (intent.deadline <= now || (sendAgainAt ?? now) > now) return false;
  if ((await ports.refusalsLeft(key)) === 0) {
    await ports.intents.change(key, ["put off"], { state: "failed", cost: 0 });
    throw new OrderFailed("input", PAUSED);
  }
  const mapped = await provider.map(await order());
  if (await ports.intents.takeToSend(key, sends, keyMarkOf(provider, key)))
    await sendOrder(intent, mapped, provider, ports);
  return false;
}

/**
 * Returns when to poll again.
 *
 * @param pause milliseconds for which the service asks not to be polled
 * @throws OrderFailed at the deadline: the gems are refunded, and a result that arrives later may
 * be delivered free
 */
async function notYet(
  intent: Intent,
  { now, noteSign }: HostedPorts,
  stage: OrderStage | null,
  pause = 0,
): Promise<Extract<GenerationStatus, { ready: false }>> {
  const until = intent.state === "late" ? lateUntil(intent) : intent.deadline;
  if (until <= now()) {
    if (intent.state !== "late") await noteSign(intent.provider, { kind: "fault", fault: "late" });
    throw new OrderFailed("timeout");
  }
  const next = askAgain(intent, now());
  const paused = new Date(now().getTime() + pause);
  const again = intent.state === "put off" ? (intent.sendAgainAt ?? next) : paused;
  const askedAgain = again > next && again < intent.deadline ? again : next;
  return { ready: false, askAgain: askedAgain, stage };
}

const OPEN: readonly IntentState[] = ["sending", "accepted", "late"];

async function collect(
  intent: Intent,
  { recipe }: GenerationOrder,
  into: Collecting,
  { provider, ports }: { readonly provider: Provider; readonly ports: HostedPorts },
): Promise<Generated> {
  const { key, endpoint } = intent;
  const result = await resultOf(intent, provider);
  if (result.kind === "refused") throw await refuse(intent, result, ports);
  if (result.kind === "unclear") throw await collectLater(intent, ports);
  const [first] = result.kind === "files" ? result.files : [];
  if (first === undefined) throw await fail(intent, ports);
  try {
    const made = { recipe, service: provider.name, endpoint };
    const generated = await ports.fetchResult(first, made, into);
    const cost = await costOf(intent, provider);
    const isNew = await ports.intents.change(key, OPEN, {
      state: "collected",
      ...(cost === null ? {} : { cost }),
    });
    // A late result says nothing about the service's present speed.
    if (isNew && intent.state !== "late") await noteDelivered(intent, ports);
    return generated;
  } catch (error) {
    if (error instanceof ResultUnusable) throw await fail(intent, ports);
    if (error instanceof ResultDelayed) throw await collectLater(intent, ports);
    throw error;
  }
}

/** Milliseconds until a file that was unavailable is fetched again; it may be large. */
const FETCH_AGAIN = 30_000;

/**
 * Returns the error that postpones collecting. Late results are fetched again hourly by the late
 * delivery instead.
 */
async function collectLater(intent: Intent, ports: HostedPorts): Promise<Error> {
  if (intent.state === "late") return new OrderFailed("timeout");
  const { askAgain: at } = await notYet(intent, ports, null, FETCH_AGAIN);
  return new CollectLater(at);
}

/**
 * Returns the result of an order that is done.
 *
 * @throws OrderFailed when the order is unknown at the service
 */
export async function resultOf(
  { endpoint, upstreamId, files }: Intent,
  provider: Provider,
): Promise<UpstreamResult> {
  if (upstreamId === null) throw new OrderFailed("engine");
  if (files !== null) return { kind: "files", files };
  return isAskedById(provider) ? provider.result({ endpoint, upstreamId }) : { kind: "gone" };
}

/**
 * Returns the cost in thousandths of a US dollar if the service reports it; null for files that
 * came with the response, which have no upstream id.
 */
export const costOf = async ({ endpoint, upstreamId, files }: Intent, provider: Provider) =>
  isAskedById(provider) && upstreamId !== null && files === null
    ? provider.cost({ endpoint, upstreamId })
    : null;

async function refuse(
  intent: Intent,
  { why, cost }: WithoutResult & { readonly why: RefusalClass },
  ports: HostedPorts,
) {
  const { intents, noteSign, now } = ports;
  const { key, provider, endpoint } = intent;
  const change = { state: "refused", refusal: why, at: now(), cost } as const;
  if (await intents.change(key, OPEN, change))
    await noteSign(provider, signOfRefusal(why, endpoint));
  return refused(why, intent, ports);
}

async function fail(
  { key, provider }: Intent,
  { intents, noteSign }: HostedPorts,
  { cost }: WithoutResult = {},
) {
  if (await intents.change(key, OPEN, { state: "failed", cost }))
    await noteSign(provider, { kind: "fault", fault: "failed" });
  return new OrderFailed("engine");
}

async function noteDelivered({ provider, begunAt }: Intent, { noteSign, now }: HostedPorts) {
  const seconds = (now().getTime() - begunAt.getTime()) / 1_000;
  await noteSign(provider, { kind: "delivered", seconds });
}

/**
 * Policy and input refusals are the user's to fix. Quota and key refusals are too only when the
 * user's own key was used.
 */
async function refused(
  why: RefusalClass,
  { key, keyOf }: Pick<Intent, "key" | "keyOf">,
  ports: Pick<HostedPorts, "refusalsLeft">,
): Promise<OrderFailed> {
  if (why === "policy") {
    const left = await ports.refusalsLeft(key);
    return new OrderFailed("policy", { code: "hosted.refusalsLeft", params: { left } });
  }
  if (why === "input") return new OrderFailed("input", { code: "hosted.input", params: {} });
  return keyOf === null || why === "away"
    ? new OrderFailed("engine")
    : new OrderFailed("input", OWN_KEY_FAILS);
}
