import type { OwnKeyPorts } from "../own-key/own-services.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import type { ServiceKeyPorts } from "./change-service-key.ts";
import { type KeyOfPerson, type OwnKeyStore, sealOwnKey } from "./own-keys.ts";

export interface ChangeOwnKeyPorts extends OwnKeyPorts, Pick<ServiceKeyPorts, "sealer" | "test"> {
  readonly keys: Pick<OwnKeyStore, "keep" | "remove">;
  readonly security: Pick<SecurityLog, "record">;
}

/**
 * Stores a user's own API key, sealed, unless the service rejects it.
 *
 * @throws Refusal SERVICE_NOT_FOUND, KEYS_NOT_TAKEN, KEY_REFUSED
 */
export async function enterOwnKey(
  of: KeyOfPerson,
  key: string,
  now: Date,
  { takesKeyFor, sealer, test, keys, security }: ChangeOwnKeyPorts,
): Promise<void> {
  if (!sealer) throw new Refusal("KEYS_NOT_TAKEN");
  const { userId, service } = of;
  if (!takesKeyFor(service)) throw new Refusal("SERVICE_NOT_FOUND");
  if ((await test(service, key)).verdict === "refused") throw new Refusal("KEY_REFUSED");
  const sealed = await sealOwnKey(sealer, of, key);
  await keys.keep(userId, { service, sealed, changedAt: now });
  security.record({ event: "own-key-changed", userId, service });
}

/**
 * Deletes a user's own API key. Orders still in progress with it fail at the next poll.
 *
 * @throws Refusal NO_KEY
 */
export async function removeOwnKey(
  of: KeyOfPerson,
  { keys, security }: Pick<ChangeOwnKeyPorts, "keys" | "security">,
): Promise<void> {
  if (!(await keys.remove(of))) throw new Refusal("NO_KEY");
  security.record({ event: "own-key-changed", userId: of.userId, service: of.service });
}
