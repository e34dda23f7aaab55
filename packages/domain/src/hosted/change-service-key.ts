import type { EngineProtocol } from "../prompt/model-entry.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { type Sealer, type ServiceKeyStore, sealKey } from "./service-keys.ts";

/** A service, as far as its key is concerned. */
export interface KeyHolder {
  readonly name: EngineProtocol;
  /** Does the environment have its key? Then none that was entered counts. */
  readonly isInEnvironment: boolean;
}

export interface ServiceKeyPorts {
  readonly find: (service: string) => KeyHolder | undefined;
  readonly keys: Pick<ServiceKeyStore, "keep" | "remove">;
  /** Null: there is no secret to seal keys with. */
  readonly sealer: Sealer | null;
  /** Asks the service, which costs nothing; `unclear` where it cannot be asked. */
  readonly test: (
    service: EngineProtocol,
    key: string,
  ) => Promise<"accepted" | "refused" | "unclear">;
  readonly security: Pick<SecurityLog, "record">;
}

/** Who changes which key, and when. */
export interface KeyChange {
  readonly service: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Keeps a key, sealed, unless its service says that it is none of theirs.
 *
 * @throws Refusal SERVICE_NOT_FOUND, KEY_IN_ENVIRONMENT, KEYS_NOT_TAKEN, KEY_REFUSED
 */
export async function enterServiceKey(
  { service, userId, now }: KeyChange,
  key: string,
  { sealer, test, keys, ...ports }: ServiceKeyPorts,
): Promise<void> {
  const { name } = changeable(service, ports);
  if (!sealer) throw new Refusal("KEYS_NOT_TAKEN");
  if ((await test(name, key)) === "refused") throw new Refusal("KEY_REFUSED");
  const sealed = await sealKey(sealer, name, key);
  await keys.keep({ service: name, sealed, changedAt: now, changedBy: userId });
  ports.security.record({ event: "service-key-changed", userId, service: name });
}

/** @throws Refusal SERVICE_NOT_FOUND, KEY_IN_ENVIRONMENT, NO_KEY */
export async function removeServiceKey(
  { service, userId }: Omit<KeyChange, "now">,
  { keys, ...ports }: Omit<ServiceKeyPorts, "sealer" | "test">,
): Promise<void> {
  const { name } = changeable(service, ports);
  if (!(await keys.remove(name))) throw new Refusal("NO_KEY");
  ports.security.record({ event: "service-key-changed", userId, service: name });
}

function changeable(service: string, { find }: Pick<ServiceKeyPorts, "find">): KeyHolder {
  const holder = find(service);
  if (!holder) throw new Refusal("SERVICE_NOT_FOUND");
  if (holder.isInEnvironment) throw new Refusal("KEY_IN_ENVIRONMENT");
  return holder;
}
