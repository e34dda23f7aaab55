import type { HostedPorts } from "./hosted-ports.ts";
import type { Intent } from "./intent.ts";
import type { MappedOrder, Provider, SubmitOutcome } from "./provider.ts";
import { type ServiceSign, signOfRefusal } from "./service-health.ts";

/**
 * Sends the POST of a stored or claimed intent and records the outcome. When the response is lost
 * or cannot be stored, the intent stays in `sending`; the order is then looked up, never sent
 * again.
 */
export async function sendOrder(
  intent: Pick<Intent, "key" | "callbackToken">,
  order: MappedOrder,
  provider: Pick<Provider, "name" | "submit">,
  ports: Pick<HostedPorts, "intents" | "callbackOf" | "noteSign" | "now">,
): Promise<void> {
  const { intents, callbackOf, now } = ports;
  const { key, callbackToken } = intent;
  const outcome = await provider.submit(order, {
    key,
    callback: callbackOf(provider.name, key, callbackToken),
  });
  await noteOutcome(key, outcome, { intents, now });
  const sign = signOf(outcome, order.route ?? order.endpoint);
  if (sign !== null) await ports.noteSign(provider.name, sign);
}

/**
 * Returns what the POST itself reveals about the service; null for nothing, until there is a
 * result.
 */
function signOf(outcome: SubmitOutcome, endpoint: string): ServiceSign | null {
  switch (outcome.kind) {
    case "accepted":
      return null;
    case "refused":
      return signOfRefusal(outcome.why, endpoint);
    case "not sent":
      return outcome.unreachable ? { kind: "fault", fault: "unreachable" } : null;
    case "unknown":
      return { kind: "fault", fault: "unanswered" };
  }
}

async function noteOutcome(
  key: string,
  outcome: SubmitOutcome,
  { intents, now }: Pick<HostedPorts, "intents" | "now">,
): Promise<void> {
  switch (outcome.kind) {
    case "accepted":
      if (outcome.files === undefined) await intents.accept(key, outcome.upstreamId, outcome.cost);
      else await intents.keep(key, outcome.upstreamId, outcome.files);
      return;
    case "refused": {
      const { why: refusal, upstreamId } = outcome;
      const change = { state: "refused", refusal, at: now() } as const;
      if (upstreamId === undefined) await intents.answer(key, { ...change, cost: 0 });
      else if (await intents.accept(key, upstreamId))
        await intents.change(key, ["accepted"], change);
      return;
    }
    case "not sent": {
      const sendAgainAt = new Date(now().getTime() + outcome.afterMilliseconds);
      await intents.answer(key, { state: "put off", sendAgainAt });
      return;
    }
    case "unknown":
  }
}
