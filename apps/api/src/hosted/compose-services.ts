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

/**
 * External services as currently configured: with keys from the environment and keys that the owner
 * entered.
 */
export interface Services extends ConfiguredProviders {
  readonly kept: ReadonlyMap<EngineProtocol, KeptKey>;
  /** The language model that the owner chose. */
  readonly choice: LanguageChoice | null;
}

export interface LiveServices {
  readonly current: () => Services;
  /** Applies keys and choices that were entered or removed, in this process or another. */
  refresh(): Promise<void>;
}

export interface ServicesOutside {
  readonly keys: Pick<ServiceKeyStore, "list" | "reseal">;
  /** Null when no secret is configured; entered keys cannot be opened then. */
  readonly sealer: Sealer | null;
  readonly choices: Pick<LanguageChoiceStore, "find">;
  readonly configure: (
    kept: ReadonlyMap<EngineProtocol, KeptKey>,
    choice: LanguageChoice | null,
  ) => ConfiguredProviders;
  /** True when orders are possible without any of the operator's keys. */
  readonly opensLane?: boolean;
  /** Makes it possible to queue orders. */
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
  // One at a time, so that an older read never replaces a newer one.
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
