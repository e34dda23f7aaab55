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

/**
 * Settles orders at external services that no job waits for; a failed one is retried on the next
 * run.
 */
export async function lookAfterOrders(ports: LookAfterPorts): Promise<void> {
  for (const left of await ports.findLeft()) {
    const { key, provider: name, keyOf } = left.intent;
    try {
      const provider =
        keyOf === null
          ? ports.providers.find((known) => known.name === name)
          : ((await ports.withKeyOf(name, keyOf)) ?? withoutKey(name));
      if (provider) await lookAfterLeft(left, provider, ports);
      else if (isLanguageService(name)) await closeLeftCall(left, ports);
    } catch (error) {
      ports.log(`order ${key}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
