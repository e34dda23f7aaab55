import { routes } from "@kinora/contracts/routes";
import type { ServiceReport } from "@kinora/database/hosted/read-service-report";
import {
  enterServiceKey,
  removeServiceKey,
  type ServiceKeyPorts,
} from "@kinora/domain/hosted/change-service-key";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { Refusal } from "@kinora/domain/refusal";
import type { AboutService } from "@kinora/providers/provider-setup";
import { canTestKey, SERVICES } from "@kinora/providers/services";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { LiveServices } from "./live-services.ts";
import { presentService } from "./present-service.ts";

export interface ServiceDoors extends Omit<ServiceKeyPorts, "find"> {
  readonly services: LiveServices;
  /** The key that the environment has. */
  readonly keyInEnvironment: (variable: string) => string | undefined;
  readonly report: () => Promise<ReadonlyMap<EngineProtocol, ServiceReport>>;
  readonly named: number;
  readonly now: () => Date;
}

/** The owner's page of services: keys that were entered count at once, here and within seconds in other processes. */
export function mountServiceRoutes(server: FastifyInstance, doors: ServiceDoors): void {
  const { services, keyInEnvironment, report, now } = doors;
  const isInEnvironment = ({ keyVariable }: AboutService) => Boolean(keyInEnvironment(keyVariable));
  const find = (name: string) => {
    const known = SERVICES.find((service) => service.name === name);
    return known && { ...known, isInEnvironment: isInEnvironment(known) };
  };
  const ports = { ...doors, find };
  const present = (about: AboutService, reports: Awaited<ReturnType<typeof report>>) =>
    presentService(about, {
      services: services.current(),
      isInEnvironment: isInEnvironment(about),
      report: reports.get(about.name),
      now: now(),
    });
  const changed = async (name: string) => {
    await services.refresh();
    const known = find(name);
    if (!known) throw new Refusal("SERVICE_NOT_FOUND");
    return present(known, await report());
  };

  mountRoute(server, routes.listServices, async () => {
    const reports = await report();
    return {
      items: SERVICES.map((about) => present(about, reports)),
      takesKeys: doors.sealer !== null,
      named: doors.named,
    };
  });

  mountRoute(server, routes.enterServiceKey, async ({ params: { name }, body, person }) => {
    const change = { service: name, userId: person.userId, now: now() };
    await enterServiceKey(change, body.key, ports);
    return changed(name);
  });

  mountRoute(server, routes.removeServiceKey, async ({ params: { name }, person }) => {
    await removeServiceKey({ service: name, userId: person.userId }, ports);
    return changed(name);
  });

  mountRoute(server, routes.testServiceKey, async ({ params: { name } }) => {
    const service = find(name);
    if (!service) throw new Refusal("SERVICE_NOT_FOUND");
    const key = keyInEnvironment(service.keyVariable) ?? services.current().kept.get(name)?.key;
    if (!key) throw new Refusal("NO_KEY");
    if (!canTestKey(name)) throw new Refusal("KEY_NOT_TESTABLE");
    return { verdict: await doors.test(service.name, key) };
  });
}
