import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { LanguageChoice, LanguageChoiceStore } from "@kinora/domain/hosted/language-choice";
import {
  type KeptKey,
  openKeys,
  resealKeys,
  type Sealer,
  type ServiceKeyStore,
} from "@kinora/domain/hosted/service-keys";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { ConfiguredProviders } from "@kinora/providers/configured-providers";

/** Services of others as they are configured now: with the environment's keys, and those that the owner entered. */
export interface Services extends ConfiguredProviders {
  readonly kept: ReadonlyMap<EngineProtocol, KeptKey>;
  /** The language model that the owner chose. */
  readonly choice: LanguageChoice | null;
}

export interface LiveServices {
  readonly current: () => Services;
  /** Takes up what was entered or removed, here or in another process. */
  refresh(): Promise<void>;
}

export interface ServicesOutside {
  readonly keys: Pick<ServiceKeyStore, "list" | "reseal">;
  /** Null: there is no secret, and keys that were entered cannot be opened. */
  readonly sealer: Sealer | null;
  readonly choices: Pick<LanguageChoiceStore, "find">;
  readonly configure: (
    kept: ReadonlyMap<EngineProtocol, KeptKey>,
    choice: LanguageChoice | null,
  ) => ConfiguredProviders;
  /** May there be orders without any of the operator's keys? */
  readonly opensLane?: boolean;
  /** Orders can be queued from then on. */
  readonly openLane: () => Promise<void>;
}

const CLOSED: Pick<Sealer, "open"> = { open: async () => null };

export async function openServices(outside: ServicesOutside): Promise<LiveServices> {
  const { keys, choices, sealer, configure, openLane } = outside;
  if (sealer) await resealKeys(keys, sealer);
  if (outside.opensLane) await openLane();
  let seen: string | null = null;
  let services: Services | undefined;
  const look = async () => {
    const [sealed, choice] = await Promise.all([keys.list(), choices.find()]);
    const fingerprint = JSON.stringify([sealed, choice]);
    if (fingerprint === seen) return;
    const kept = await openKeys(sealed, sealer ?? CLOSED);
    const configured = configure(kept, choice);
    if (configured.providers.length > 0 || configured.languageModel) await openLane();
    services = { ...configured, kept, choice };
    seen = fingerprint;
  };
  // One after the other: what was read earlier must not be taken up later.
  let looking = Promise.resolve();
  const refresh = () => {
    looking = looking.catch(() => {}).then(look);
    return looking;
  };
  await refresh();
  return {
    current: () => {
      if (!services) throw new Error("Services are asked for before they are known.");
      return services;
    },
    refresh,
  };
}

/** The budgets of what is configured whenever they are looked at. */
export const liveBudgets = ({ current }: Pick<LiveServices, "current">): HostedBudgets => ({
  get services() {
    return current().budgets.services;
  },
  get given() {
    return current().budgets.given;
  },
});
