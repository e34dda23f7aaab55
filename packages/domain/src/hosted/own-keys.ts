import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { SealedKey, Sealer } from "./service-keys.ts";

/** Whose key of which service. */
export interface KeyOfPerson {
  readonly userId: string;
  readonly service: EngineProtocol;
}

/** Keys that people bring along for what they order themselves. */
export interface OwnKeyStore {
  list(userId: string): Promise<readonly SealedKey[]>;
  find(key: KeyOfPerson): Promise<SealedKey | null>;
  /** In the place of one that is there. */
  keep(userId: string, key: SealedKey): Promise<void>;
  /** Another seal around the same key, unless it was changed meanwhile. */
  reseal(key: KeyOfPerson, before: string, after: string): Promise<void>;
  /** False: there was none. */
  remove(key: KeyOfPerson): Promise<boolean>;
  /** Of everybody. */
  holders(): Promise<readonly KeyOfPerson[]>;
}

const purposeOf = ({ userId, service }: KeyOfPerson) => `key of ${userId} at ${service}`;

export const sealOwnKey = (sealer: Sealer, of: KeyOfPerson, key: string): Promise<string> =>
  sealer.seal(key, purposeOf(of));

/** The key itself; null: there is none, or it cannot be opened any more. */
export async function openOwnKey(
  keys: Pick<OwnKeyStore, "find">,
  sealer: Pick<Sealer, "open"> | null,
  of: KeyOfPerson,
): Promise<string | null> {
  const kept = await keys.find(of);
  return kept === null || sealer === null ? null : sealer.open(kept.sealed, purposeOf(of));
}

/** Seals with the present secret what an earlier one had sealed. */
export async function resealOwnKeys(
  keys: Pick<OwnKeyStore, "holders" | "find" | "reseal">,
  sealer: Sealer,
): Promise<void> {
  for (const of of await keys.holders()) {
    const kept = await keys.find(of);
    if (kept === null || !sealer.isOutdated(kept.sealed)) continue;
    const key = await sealer.open(kept.sealed, purposeOf(of));
    if (key !== null) await keys.reseal(of, kept.sealed, await sealOwnKey(sealer, of, key));
  }
}
