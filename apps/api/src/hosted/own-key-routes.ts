import type { OwnKey } from "@kinora/contracts/hosted/own-key";
import { routes } from "@kinora/contracts/routes";
import { enterOwnKey, type OwnKeyPorts, removeOwnKey } from "@kinora/domain/hosted/change-own-key";
import { type OwnKeyStore, openOwnKey } from "@kinora/domain/hosted/own-keys";
import type { SealedKey } from "@kinora/domain/hosted/service-keys";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { KnownService } from "./present-service.ts";

export interface OwnKeyRoutePorts extends Pick<OwnKeyPorts, "sealer" | "test" | "security"> {
  /** Services that keys are taken for; none where nobody's are. */
  readonly services: readonly KnownService[];
  readonly keys: OwnKeyStore;
  readonly modelsOf: (service: EngineProtocol) => readonly string[];
  /** By service, thousandths of a US dollar of this month. */
  readonly spentBy: (userId: string) => Promise<ReadonlyMap<EngineProtocol, number>>;
  /** Takes up what was entered or removed. */
  readonly refresh: () => Promise<void>;
  readonly now: () => Date;
}

/** Keys of one's own: they count at once, here and within seconds in other processes. */
export function mountOwnKeyRoutes(server: FastifyInstance, doors: OwnKeyRoutePorts): void {
  const { services, keys, sealer, modelsOf, spentBy, refresh, now } = doors;
  const takes = (name: string) => services.some((service) => service.name === name);
  const isReadable = async (userId: string, service: EngineProtocol) =>
    (await openOwnKey(keys, sealer, { userId, service })) !== null;

  async function present(
    userId: string,
    { name, title, keyPage, isTestable }: KnownService,
    kept: SealedKey | undefined,
  ): Promise<OwnKey> {
    const spent = (await spentBy(userId)).get(name) ?? 0;
    return {
      ...{ name, title, keyPage, testable: isTestable, models: [...modelsOf(name)] },
      enteredAt: kept?.changedAt.toISOString() ?? null,
      readable: kept === undefined || (await isReadable(userId, name)),
      spent: spent / 1_000,
    };
  }
  const list = async (userId: string) => {
    const kept = await keys.list(userId);
    const keptFor = (name: string) => kept.find(({ service }) => service === name);
    return Promise.all(services.map((one) => present(userId, one, keptFor(one.name))));
  };
  const shown = async (userId: string, name: string) => {
    await refresh();
    const own = (await list(userId)).find((one) => one.name === name);
    if (!own) throw new Refusal("SERVICE_NOT_FOUND");
    return own;
  };

  mountRoute(server, routes.listOwnKeys, async ({ person }) => ({
    items: await list(person.userId),
    takesKeys: sealer !== null && services.length > 0,
  }));

  // A service that hangs while it is asked holds none of the person's turns.
  mountRoute(server, routes.enterOwnKey, async ({ params: { name }, body, person, inTurn }) => {
    const { userId } = person;
    const keep: OwnKeyStore["keep"] = (...key) => inTurn(() => keys.keep(...key));
    const ports = { ...doors, takes, keys: { ...keys, keep } };
    await enterOwnKey({ userId, service: name }, body.key, now(), ports);
    return inTurn(() => shown(userId, name));
  });

  mountRoute(server, routes.removeOwnKey, async ({ params: { name }, person: { userId } }) => {
    if (!takes(name)) throw new Refusal("SERVICE_NOT_FOUND");
    await removeOwnKey({ userId, service: name }, doors);
    return shown(userId, name);
  });
}
