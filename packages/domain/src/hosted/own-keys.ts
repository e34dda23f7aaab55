import type { OwnServices } from "../own-key/own-services.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { SealedKey, Sealer } from "./service-keys.ts";

/** Whose key of which service. */
export interface KeyOfPerson {
  readonly userId: string;
  readonly service: EngineProtocol;
}

/** Keys that people bring along for what they order themselves. */
export interface OwnKeyStore extends OwnServices {
  list(userId: string): Promise<readonly SealedKey[]>;
  find(key: KeyOfPerson): Promise<SealedKey | null>;
  /** In the place of one that is there. */
  keep(userId: string, key: SealedKey): Promise<void>;
  /** Another seal around the same key, unless it was changed meanwhile. */
  reseal(key: KeyOfPerson, before: string, after: string): Promise<void>;
  /** False: there was none. */
  remove(key: KeyOfPerson): Promise<boolean>;
  /** Of everybody. */
  all(): Promise<readonly (KeyOfPerson & Pick<SealedKey, "sealed">)[]>;
}

const purposeOf = ({ userId, service }: KeyOfPerson) => `key of ${userId} at ${service}`;

export const sealOwnKey = (sealer: Sealer, of: KeyOfPerson, key: string): Promise<string> =>
  sealer.seal(key, purposeOf(of));

/** The key itself; null: it cannot be opened any more, or none can. */
export const openOwnKey = async (
  sealer: Pick<Sealer, "open"> | null,
  of: KeyOfPerson,
  sealed: string,
): Promise<string | null> => (sealer === null ? null : sealer.open(sealed, purposeOf(of)));

/** Seals with the present secret what an earlier one had sealed. */
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
