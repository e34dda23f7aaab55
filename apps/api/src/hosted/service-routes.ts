import type { OwnServer } from "@kinora/contracts/hosted/hosted-service";
import { routes } from "@kinora/contracts/routes";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import {
  enterServiceKey,
  removeServiceKey,
  type ServiceKeyPorts,
} from "@kinora/domain/hosted/change-service-key";
import type { KeptKey, ServiceKeyStore } from "@kinora/domain/hosted/service-keys";
import type { ServiceReport } from "@kinora/domain/hosted/service-report";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { type KnownService, presentService } from "./present-service.ts";

export interface ServiceRoutePorts extends Omit<ServiceKeyPorts, "find"> {
  readonly known: readonly KnownService[];
  readonly modelsOf: (service: EngineProtocol) => readonly string[];
  readonly ownServers: (locale: Locale) => OwnServer[];
  /** The key that the environment has. */
  readonly keyInEnvironment: (variable: string) => string | undefined;
  readonly kept: () => ReadonlyMap<EngineProtocol, KeptKey>;
  /** Takes up what was entered or removed. */
  readonly refresh: () => Promise<void>;
  readonly budgets: HostedBudgets;
  readonly report: () => Promise<ReadonlyMap<EngineProtocol, ServiceReport>>;
  /** People named beside the owner. */
  readonly named: number;
  readonly now: () => Date;
}

type Reports = Awaited<ReturnType<ServiceRoutePorts["report"]>>;

/** The owner's page of services: keys that were entered count at once, here and within seconds in other processes. */
export function mountServiceRoutes(server: FastifyInstance, doors: ServiceRoutePorts): void {
  const { known, keyInEnvironment, kept, report, now } = doors;
  const isInEnvironment = ({ keyVariable }: KnownService) => Boolean(keyInEnvironment(keyVariable));
  const find = (name: string) => {
    const service = known.find((one) => one.name === name);
    return service && { ...service, isInEnvironment: isInEnvironment(service) };
  };
  const ports = { ...doors, find };
  const present = (service: KnownService, reports: Reports) =>
    presentService(service, {
      isInEnvironment: isInEnvironment(service),
      kept: kept().get(service.name),
      budgets: doors.budgets,
      report: reports.get(service.name),
      models: doors.modelsOf(service.name),
    });
  const serviceOf = (name: string) => {
    const service = find(name);
    if (!service) throw new Refusal("SERVICE_NOT_FOUND");
    return service;
  };
  const changed = async (name: string) => {
    await doors.refresh();
    return present(serviceOf(name), await report());
  };

  mountRoute(server, routes.listServices, async ({ locale }) => {
    const reports = await report();
    return {
      items: known.map((service) => present(service, reports)),
      ownServers: doors.ownServers(locale),
      takesKeys: doors.sealer !== null,
      named: doors.named,
    };
  });

  // A service that hangs while it is asked holds none of the owner's turns.
  mountRoute(server, routes.enterServiceKey, async ({ params: { name }, body, person, inTurn }) => {
    const change = { service: name, userId: person.userId, now: now() };
    const keep: ServiceKeyStore["keep"] = (key) => inTurn(() => doors.keys.keep(key));
    await enterServiceKey(change, body.key, { ...ports, keys: { ...doors.keys, keep } });
    return inTurn(() => changed(name));
  });

  mountRoute(server, routes.removeServiceKey, async ({ params: { name }, person }) => {
    await removeServiceKey({ service: name, userId: person.userId }, ports);
    return changed(name);
  });

  mountRoute(server, routes.testServiceKey, async ({ params: { name } }) => {
    const service = serviceOf(name);
    const key = keyInEnvironment(service.keyVariable) ?? kept().get(service.name)?.key;
    if (!key) throw new Refusal("NO_KEY");
    if (!service.isTestable) throw new Refusal("KEY_NOT_TESTABLE");
    return { verdict: await doors.test(service.name, key) };
  });
}
