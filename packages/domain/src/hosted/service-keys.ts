import type { EngineProtocol } from "../prompt/model-entry.ts";

/** A key of a service as the database keeps it. */
export interface SealedKey {
  readonly service: EngineProtocol;
  readonly sealed: string;
  readonly changedAt: Date;
}

export interface ServiceKeyStore {
  list(): Promise<readonly SealedKey[]>;
  /** In the place of one that is there. */
  keep(key: SealedKey & { readonly changedBy: string | null }): Promise<void>;
  /** Another seal around the same key, unless the key was changed meanwhile. */
  reseal(service: EngineProtocol, before: string, after: string): Promise<void>;
  /** False: there was none. */
  remove(service: EngineProtocol): Promise<boolean>;
}

/** Seals texts, each for one purpose, with a secret from outside the database. */
export interface Sealer {
  seal(text: string, purpose: string): Promise<string>;
  /** Null: it was sealed with another secret, for another purpose, or is damaged. */
  open(sealed: string, purpose: string): Promise<string | null>;
  /** Was it sealed with a secret that only opens, and no longer seals? */
  isOutdated(sealed: string): boolean;
}

/** A key that an owner entered; `key` is null where it cannot be opened any more. */
export interface KeptKey {
  readonly key: string | null;
  readonly changedAt: Date;
}

const purposeOf = (service: EngineProtocol) => `service key ${service}`;

export const sealKey = (sealer: Sealer, service: EngineProtocol, key: string): Promise<string> =>
  sealer.seal(key, purposeOf(service));

/** Those that owners entered, by the service. */
export async function openKeys(
  sealed: readonly SealedKey[],
  sealer: Pick<Sealer, "open">,
): Promise<ReadonlyMap<EngineProtocol, KeptKey>> {
  const opened = sealed.map(async ({ service, sealed: text, changedAt }) => {
    const key = await sealer.open(text, purposeOf(service));
    return [service, { key, changedAt }] as const;
  });
  return new Map(await Promise.all(opened));
}

/** Seals with the present secret what an earlier one had sealed. Who changed the key last is not changed. */
export async function resealKeys(
  keys: Pick<ServiceKeyStore, "list" | "reseal">,
  sealer: Sealer,
): Promise<void> {
  for (const { service, sealed } of await keys.list()) {
    if (!sealer.isOutdated(sealed)) continue;
    const key = await sealer.open(sealed, purposeOf(service));
    if (key !== null) await keys.reseal(service, sealed, await sealKey(sealer, service, key));
  }
}
