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
 * Keeps somebody's own key, sealed, unless its service says that it is none of theirs.
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
  if ((await test(service, key)) === "refused") throw new Refusal("KEY_REFUSED");
  const sealed = await sealOwnKey(sealer, of, key);
  await keys.keep(userId, { service, sealed, changedAt: now });
  security.record({ event: "own-key-changed", userId, service });
}

/**
 * Forgets it. What is still made with it is given up as soon as it is asked for.
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
