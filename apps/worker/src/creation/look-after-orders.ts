import { isLanguageService } from "@kinora/domain/generation/language-services";
import { closeLeftCall } from "@kinora/domain/hosted/close-left-call";
import type { HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { LeftIntent } from "@kinora/domain/hosted/intent-log";
import { type LeftPorts, lookAfterLeft } from "@kinora/domain/hosted/look-after-left";
import { withoutKey } from "@kinora/domain/hosted/payer";
import type { Provider } from "@kinora/domain/hosted/provider";

export interface LookAfterPorts extends LeftPorts, Pick<HostedPorts, "withKeyOf"> {
  readonly providers: readonly Provider[];
  readonly findLeft: () => Promise<readonly LeftIntent[]>;
  readonly log: (line: string) => void;
}

/** Milliseconds after which the other orders of a slow service are left for the next run. */
const LONGEST_TURN = 60_000;

/**
 * Settles orders at external services that no job waits for; a failed one is retried on a later
 * run. Services are asked side by side, so that one that hangs keeps only its own orders waiting;
 * it is left once its first request has taken a turn's time.
 */
export async function lookAfterOrders(ports: LookAfterPorts): Promise<void> {
  const atServices = Map.groupBy(await ports.findLeft(), ({ intent }) => intent.provider);
  await Promise.all(Array.from(atServices.values(), (orders) => lookAfterEach(orders, ports)));
}

/** Looks after the orders of one service, one after another. */
async function lookAfterEach(orders: readonly LeftIntent[], ports: LookAfterPorts): Promise<void> {
  const until = ports.now().getTime() + LONGEST_TURN;
  for (const left of orders) {
    if (ports.now().getTime() >= until) return;
    try {
      await lookAfterOne(left, ports);
    } catch (error) {
      ports.log(`order ${left.intent.key}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function lookAfterOne(left: LeftIntent, ports: LookAfterPorts): Promise<void> {
  const { provider: name, keyOf } = left.intent;
  const provider =
    keyOf === null
      ? ports.providers.find((known) => known.name === name)
      : ((await ports.withKeyOf(name, keyOf)) ?? withoutKey(name));
  if (provider) await lookAfterLeft(left, provider, ports);
  else if (isLanguageService(name)) await closeLeftCall(left, ports);
}
