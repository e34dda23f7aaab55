import type { OwnKeyStore } from "@kinora/domain/hosted/own-keys";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";

/** Who has a key of their own for which services. */
export interface LiveOwnKeys {
  /** As it stood at the last look. */
  readonly servicesOf: (userId: string) => ReadonlySet<EngineProtocol>;
  /** Takes up what was entered or removed, here or in another process. */
  look(): Promise<void>;
}

const NONE: ReadonlySet<EngineProtocol> = new Set();

/** @param takes services that keys are taken for; of others, what was once entered does not count */
export function liveOwnKeys(
  keys: Pick<OwnKeyStore, "holders">,
  takes: (service: EngineProtocol) => boolean,
): LiveOwnKeys {
  let current: ReadonlyMap<string, ReadonlySet<EngineProtocol>> = new Map();
  // One after the other: what was read earlier must not be taken up later.
  let looking = Promise.resolve();
  const read = async () => {
    const found = new Map<string, Set<EngineProtocol>>();
    for (const { userId, service } of await keys.holders())
      if (takes(service)) found.set(userId, (found.get(userId) ?? new Set()).add(service));
    current = found;
  };
  return {
    servicesOf: (userId) => current.get(userId) ?? NONE,
    look() {
      looking = looking.catch(() => {}).then(read);
      return looking;
    },
  };
}
