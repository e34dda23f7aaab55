import { type EnteredKeys, KEY_FLAWS } from "@kinora/contracts/hosted/hosted-service";
import type { AppendAudit, AuditRecord, Facts } from "../audit/audit-log.ts";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { type Sealer, type ServiceKeyStore, sealKey } from "./service-keys.ts";

/** A service and the source of its key. */
export interface KeyHolder {
  readonly name: EngineProtocol;
  /** True when the key comes from the environment, which overrides an entered key. */
  readonly isInEnvironment: boolean;
  /** Returns whether a text that somebody enters is a key of the service at all. */
  readonly mayBeEntered: (key: string) => boolean;
}

export interface ServiceKeyStores {
  readonly serviceKeys: Pick<ServiceKeyStore, "keep" | "remove" | "markTested">;
  readonly audit: AppendAudit;
}

export interface ServiceKeyPorts {
  readonly find: (service: string) => KeyHolder | undefined;
  readonly transact: <T>(work: (stores: ServiceKeyStores) => Promise<T>) => Promise<T>;
  /** Null when the server has no secret to seal keys with. */
  readonly sealer: Sealer | null;
  /** Tests a key at the service, free of charge; `unclear` when the service cannot be asked. */
  readonly test: (
    service: EngineProtocol,
    key: string,
  ) => Promise<"accepted" | "refused" | "unclear">;
  readonly security: Pick<SecurityLog, "record">;
}

/** Identifies a key change: the service, the user and the time. */
export interface KeyChange {
  readonly service: string;
  readonly userId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Stores a service's API key, sealed, unless the service rejects it.
 *
 * @throws Refusal SERVICE_NOT_FOUND, KEY_IN_ENVIRONMENT, KEYS_NOT_TAKEN, KEY_REFUSED
 */
export async function enterServiceKey(
  change: KeyChange,
  key: string,
  { sealer, test, transact, ...ports }: ServiceKeyPorts,
): Promise<void> {
  const { service, userId, now } = change;
  const { name, mayBeEntered } = changeable(service, ports);
  if (!sealer) throw new Refusal("KEYS_NOT_TAKEN");
  if (!mayBeEntered(key)) throw new Refusal("KEY_REFUSED");
  const verdict = await test(name, key);
  if (verdict === "refused") throw new Refusal("KEY_REFUSED");
  const untested = verdict === "unclear";
  const sealed = await sealKey(sealer, name, key);
  await transact(async ({ serviceKeys, audit }) => {
    await serviceKeys.keep({ service: name, sealed, changedAt: now, changedBy: userId, untested });
    await audit(lineOf(change, { key: "entered" }));
  });
  ports.security.record({ event: "service-key-changed", userId, service: name });
}

/** A key among several, and its service. */
export interface KeyOfService {
  readonly name: string;
  readonly key: string;
}

/**
 * Stores the keys of several services in one action. Each key is tested and stored on its own: one
 * that its service rejects keeps no other from being stored.
 *
 * @throws Refusal KEYS_NOT_TAKEN
 */
export async function enterServiceKeys(
  change: Omit<KeyChange, "service">,
  keys: readonly KeyOfService[],
  ports: ServiceKeyPorts,
): Promise<EnteredKeys["items"]> {
  const entered: EnteredKeys["items"] = [];
  for (const { name, key } of keys) {
    try {
      await enterServiceKey({ ...change, service: name }, key, ports);
      entered.push({ name, flaw: null });
    } catch (error) {
      const flaw = KEY_FLAWS.find((code) => error instanceof Refusal && error.code === code);
      if (flaw === undefined) throw error;
      entered.push({ name, flaw });
    }
  }
  return entered;
}

/** Deletes a service's API key. @throws Refusal SERVICE_NOT_FOUND, KEY_IN_ENVIRONMENT, NO_KEY */
export async function removeServiceKey(
  change: KeyChange,
  { transact, ...ports }: Omit<ServiceKeyPorts, "sealer" | "test">,
): Promise<void> {
  const { service, userId } = change;
  const { name } = changeable(service, ports);
  await transact(async ({ serviceKeys, audit }) => {
    if (!(await serviceKeys.remove(name))) throw new Refusal("NO_KEY");
    await audit(lineOf(change, { key: "removed" }));
  });
  ports.security.record({ event: "service-key-changed", userId, service: name });
}

const lineOf = ({ service, userId, requestId, now }: KeyChange, after: Facts): AuditRecord => ({
  ...{ action: "service-key.changed", actorId: userId, requestId, at: now },
  ...{ subject: { noun: "service", id: service }, before: {}, after, reason: "" },
});

function changeable(service: string, { find }: Pick<ServiceKeyPorts, "find">): KeyHolder {
  const holder = find(service);
  if (!holder) throw new Refusal("SERVICE_NOT_FOUND");
  if (holder.isInEnvironment) throw new Refusal("KEY_IN_ENVIRONMENT");
  return holder;
}
