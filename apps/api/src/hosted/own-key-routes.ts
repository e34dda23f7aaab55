import type { OwnKey } from "@kinora/contracts/hosted/own-key";
import { routes } from "@kinora/contracts/routes";
import {
  type ChangeOwnKeyPorts,
  enterOwnKey,
  removeOwnKey,
} from "@kinora/domain/hosted/change-own-key";
import { type OwnKeyStore, openOwnKey } from "@kinora/domain/hosted/own-keys";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { KnownService } from "./present-service.ts";

export interface OwnKeyRoutePorts extends Omit<ChangeOwnKeyPorts, "keys"> {
  readonly known: readonly KnownService[];
  readonly keys: OwnKeyStore;
  readonly modelsOf: (service: EngineProtocol) => readonly string[];
  /** Spending of this month by service, in thousandths of a US dollar. */
  readonly spentBy: (userId: string) => Promise<ReadonlyMap<EngineProtocol, number>>;
  readonly now: () => Date;
}

/** Mounts the routes for users' own service keys. */
export function mountOwnKeyRoutes(server: FastifyInstance, doors: OwnKeyRoutePorts): void {
  const { takesKeyFor, keys, sealer, modelsOf, spentBy, now } = doors;
  const services = sealer ? doors.known.filter(({ name }) => takesKeyFor(name)) : [];

  async function list(userId: string): Promise<OwnKey[]> {
    const [entered, spent] = await Promise.all([keys.list(userId), spentBy(userId)]);
    const shown = services.map(async ({ name, title, keyPage, isTestable }): Promise<OwnKey> => {
      const kept = entered.find(({ service }) => service === name);
      const key = kept && (await openOwnKey(sealer, { userId, service: name }, kept.sealed));
      return {
        ...{ name, title, keyPage, testable: isTestable, models: [...modelsOf(name)] },
        enteredAt: kept?.changedAt.toISOString() ?? null,
        readable: key !== null,
        spent: (spent.get(name) ?? 0) / 1_000,
      };
    });
    return Promise.all(shown);
  }
  const one = async (userId: string, name: string) => {
    const own = (await list(userId)).find((service) => service.name === name);
    if (!own) throw new Refusal("SERVICE_NOT_FOUND");
    return own;
  };

  mountRoute(server, routes.listOwnKeys, async ({ person }) => ({
    items: await list(person.userId),
    takesKeys: services.length > 0,
  }));

  // Only storing and listing take a turn, so that a service that hangs occupies none of the user's
  // turns.
  mountRoute(server, routes.enterOwnKey, async ({ params: { name }, body, person, inTurn }) => {
    const { userId } = person;
    const keep: OwnKeyStore["keep"] = (...key) => inTurn(() => keys.keep(...key));
    const ports = { ...doors, keys: { ...keys, keep } };
    await enterOwnKey({ userId, service: name }, body.key, now(), ports);
    return inTurn(() => one(userId, name));
  });

  mountRoute(server, routes.removeOwnKey, async ({ params: { name }, person: { userId } }) => {
    if (!takesKeyFor(name)) throw new Refusal("SERVICE_NOT_FOUND");
    await removeOwnKey({ userId, service: name }, doors);
    return one(userId, name);
  });
}
