import type { OwnServices } from "../own-key/own-services.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { SealedKey, Sealer } from "./service-keys.ts";

/** Identifies a user's own key by user and service. */
export interface KeyOfPerson {
  readonly userId: string;
  readonly service: EngineProtocol;
}

/** API keys that users enter for their own orders. */
export interface OwnKeyStore extends OwnServices {
  list(userId: string): Promise<readonly SealedKey[]>;
  find(key: KeyOfPerson): Promise<SealedKey | null>;
  /** Replaces an existing key. */
  keep(userId: string, key: SealedKey): Promise<void>;
  /** Replaces the seal of a key, unless the key was changed in the meantime. */
  reseal(key: KeyOfPerson, before: string, after: string): Promise<void>;
  /** Returns false when there was none. */
  remove(key: KeyOfPerson): Promise<boolean>;
  /** Returns the keys of all users. */
  all(): Promise<readonly (KeyOfPerson & Pick<SealedKey, "sealed">)[]>;
}

const purposeOf = ({ userId, service }: KeyOfPerson) => `key of ${userId} at ${service}`;

export const sealOwnKey = (sealer: Sealer, of: KeyOfPerson, key: string): Promise<string> =>
  sealer.seal(key, purposeOf(of));

/** Returns the key; null when it, or any key, can no longer be opened. */
export const openOwnKey = async (
  sealer: Pick<Sealer, "open"> | null,
  of: KeyOfPerson,
  sealed: string,
): Promise<string | null> => (sealer === null ? null : sealer.open(sealed, purposeOf(of)));

/** Reseals keys with the current secret that were sealed with an earlier one. */
export async function resealOwnKeys(
  keys: Pick<OwnKeyStore, "all" | "reseal">,
  sealer: Sealer,
): Promise<void> {
  for (const { sealed, ...of } of await keys.all()) {
    if (!sealer.isOutdated(sealed)) continue;
    const key = await sealer.open(sealed, purposeOf(of));
    if (key !== null) await keys.reseal(of, sealed, await sealOwnKey(sealer, of, key));
  }
}
