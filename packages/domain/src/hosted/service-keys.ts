import type { EngineProtocol } from "../prompt/model-entry.ts";

/** A service's API key as stored in the database. */
export interface SealedKey {
  readonly service: EngineProtocol;
  readonly sealed: string;
  readonly changedAt: Date;
}

/** A key for everyone on this server. */
export interface SealedServiceKey extends SealedKey {
  /** True until the service accepts it, in a test or with an order that it delivers. */
  readonly untested: boolean;
}

export interface ServiceKeyStore {
  list(): Promise<readonly SealedServiceKey[]>;
  /** Replaces an existing key. */
  keep(key: SealedServiceKey & { readonly changedBy: string | null }): Promise<void>;
  /** Replaces the seal of a key, unless the key was changed in the meantime. */
  reseal(service: EngineProtocol, before: string, after: string): Promise<void>;
  /** Records that the service accepted it. */
  markTested(service: EngineProtocol): Promise<void>;
  /** Returns false when there was none. */
  remove(service: EngineProtocol): Promise<boolean>;
}

/** Seals texts with a secret from outside the database, each bound to one purpose. */
export interface Sealer {
  seal(text: string, purpose: string): Promise<string>;
  /** Returns null when it was sealed with another secret or for another purpose, or is damaged. */
  open(sealed: string, purpose: string): Promise<string | null>;
  /** Returns whether it was sealed with an old secret that is only used for opening. */
  isOutdated(sealed: string): boolean;
}

/** A key entered by an owner; `key` is null when it can no longer be opened. */
export interface KeptKey {
  readonly key: string | null;
  readonly changedAt: Date;
  /** True when the service could not be reached to test it. */
  readonly untested: boolean;
}

const purposeOf = (service: EngineProtocol) => `service key ${service}`;

export const sealKey = (sealer: Sealer, service: EngineProtocol, key: string): Promise<string> =>
  sealer.seal(key, purposeOf(service));

/** Opens the keys entered by owners. Returns them by service. */
export async function openKeys(
  sealed: readonly SealedServiceKey[],
  sealer: Pick<Sealer, "open">,
): Promise<ReadonlyMap<EngineProtocol, KeptKey>> {
  const opened = sealed.map(async ({ service, sealed: text, changedAt, untested }) => {
    const key = await sealer.open(text, purposeOf(service));
    return [service, { key, changedAt, untested }] as const;
  });
  return new Map(await Promise.all(opened));
}

/**
 * Reseals keys with the current secret that were sealed with an earlier one. Keeps the record of
 * who last changed a key.
 */
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
