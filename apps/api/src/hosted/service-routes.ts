import type {
  HostedService,
  NamedPerson,
  OwnServer,
} from "@kinora/contracts/hosted/hosted-service";
import { routes } from "@kinora/contracts/routes";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import {
  enterServiceKey,
  enterServiceKeys,
  removeServiceKey,
  type ServiceKeyPorts,
} from "@kinora/domain/hosted/change-service-key";
import type { HealthReport } from "@kinora/domain/hosted/service-health";
import type { KeptKey } from "@kinora/domain/hosted/service-keys";
import { NO_REPORT, type ServiceReport } from "@kinora/domain/hosted/service-report";
import type { Trial, TrialInput } from "@kinora/domain/hosted/trial";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import type { FastifyInstance } from "fastify";
import { actorOf } from "../creation/viewer.ts";
import { mountRoute, type RouteRequest } from "../http/mount-route.ts";
import { type KnownService, presentService, presentSpending } from "./present-service.ts";

type Reports = ReadonlyMap<EngineProtocol, ServiceReport>;
type TrialAt = (service: EngineProtocol) => Trial | null;
type Healths = ReadonlyMap<EngineProtocol, HealthReport>;

export interface ServiceRoutePorts extends Omit<ServiceKeyPorts, "find"> {
  readonly known: readonly KnownService[];
  readonly modelsOf: (service: EngineProtocol) => readonly string[];
  readonly voicesOf: (service: EngineProtocol) => HostedService["voices"];
  readonly ownServers: (locale: Locale, healths: Healths) => OwnServer[];
  /** Returns the key in this environment variable. */
  readonly keyInEnvironment: (variable: string) => string | undefined;
  readonly kept: () => ReadonlyMap<EngineProtocol, KeptKey>;
  /** Applies keys that were entered or removed. */
  readonly refresh: () => Promise<void>;
  readonly budgets: HostedBudgets;
  readonly report: () => Promise<Reports>;
  /** Trials that may be ordered from a service; models without an example come first. */
  readonly trials: () => Promise<TrialAt>;
  readonly orderTrial: (trial: TrialInput) => Promise<string>;
  /** Recent health of the services. */
  readonly healths: () => Promise<Healths>;
  /** Discards the health recorded with a previous key. */
  readonly forgetHealth: (service: EngineProtocol) => Promise<void>;
  /** Applies what the service answers to its key: with an accepted one, it is offered again. */
  readonly noteVerdict: (service: EngineProtocol, verdict: "accepted" | "refused") => Promise<void>;
  /** Everyone who is named, by the environment or by the owner. */
  readonly people: () => Promise<NamedPerson[]>;
  readonly takesNames: boolean;
  readonly everybody: boolean;
  readonly now: () => Date;
}

type KeyCall = Pick<RouteRequest<typeof routes.enterServiceKey>, "params" | "person" | "requestId">;

interface Standings {
  readonly reports: Reports;
  readonly done: Healths;
  readonly trialAt: TrialAt;
}

/**
 * Mounts the owner's page of services. Entered keys take effect here at once and in other processes
 * within seconds.
 */
export function mountServiceRoutes(server: FastifyInstance, doors: ServiceRoutePorts): void {
  const { known, keyInEnvironment, kept, report, healths, now } = doors;
  const isInEnvironment = ({ keyVariable }: KnownService) => Boolean(keyInEnvironment(keyVariable));
  const find = (name: string) => {
    const service = known.find((one) => one.name === name);
    return service && { ...service, isInEnvironment: isInEnvironment(service) };
  };
  const throughOf = ({ otherKeyVariables = [] }: KnownService) =>
    known.find(
      (one) =>
        otherKeyVariables.includes(one.keyVariable) &&
        (isInEnvironment(one) || Boolean(kept().get(one.name)?.key)),
    )?.title ?? null;
  const ports = { ...doors, find };
  const presenter = async () => {
    const [reports, done, trialAt] = await Promise.all([report(), healths(), doors.trials()]);
    return (service: KnownService) => present(service, { reports, done, trialAt });
  };
  const present = (service: KnownService, { reports, done, trialAt }: Standings) =>
    presentService(service, {
      trial: trialAt(service.name),
      isInEnvironment: isInEnvironment(service),
      kept: kept().get(service.name),
      budgets: doors.budgets,
      report: reports.get(service.name),
      health: done.get(service.name),
      models: doors.modelsOf(service.name),
      voices: doors.voicesOf(service.name),
      through: throughOf(service),
    });
  const serviceOf = (name: string) => {
    const service = find(name);
    if (!service) throw new Refusal("SERVICE_NOT_FOUND");
    return service;
  };
  const changeOf = ({ params, person, requestId }: KeyCall) => ({
    ...{ service: params.name, userId: person.userId, requestId, now: now() },
  });
  const changed = async (name: string) => {
    const service = serviceOf(name);
    await doors.forgetHealth(service.name);
    await doors.refresh();
    return (await presenter())(service);
  };

  mountRoute(server, routes.listServices, async ({ locale }) => {
    const [shown, reports] = [await presenter(), await report()];
    const { given } = doors.budgets;
    return {
      items: known.map(shown),
      ownServers: doors.ownServers(locale, await healths()),
      takesKeys: doors.sealer !== null,
      given: presentSpending((reports.get("given") ?? NO_REPORT).mills, given),
      people: await doors.people(),
      takesNames: doors.takesNames,
      everybody: doors.everybody,
    };
  });

  // Only storing takes a turn, so that a service that hangs occupies none of the owner's turns.
  mountRoute(server, routes.enterServiceKey, async (call) => {
    const { body, inTurn } = call;
    const { name } = call.params;
    const transact: ServiceKeyPorts["transact"] = (work) => inTurn(() => doors.transact(work));
    await enterServiceKey(changeOf(call), body.key, { ...ports, transact });
    return inTurn(() => changed(name));
  });

  mountRoute(
    server,
    routes.enterServiceKeys,
    async ({ body, person, requestId, inTurn, tellRefused }) => {
      const change = { userId: person.userId, requestId, now: now() };
      const transact: ServiceKeyPorts["transact"] = (work) => inTurn(() => doors.transact(work));
      const items = await enterServiceKeys(change, body.keys, { ...ports, transact });
      tellRefused(items.flatMap(({ flaw }) => flaw ?? []));
      const stored = items.flatMap(({ name, flaw }) =>
        flaw === null ? [serviceOf(name).name] : [],
      );
      await inTurn(async () => {
        for (const name of stored) await doors.forgetHealth(name);
        if (stored.length > 0) await doors.refresh();
      });
      return { items };
    },
  );

  mountRoute(server, routes.removeServiceKey, async (call) => {
    await removeServiceKey(changeOf(call), ports);
    return changed(call.params.name);
  });

  mountRoute(server, routes.testServiceKey, async ({ params: { name } }) => {
    const service = serviceOf(name);
    const entered = kept().get(service.name)?.key;
    const usable = entered && service.mayBeEntered(entered) ? entered : null;
    const key = keyInEnvironment(service.keyVariable) ?? usable;
    if (!key) throw new Refusal("NO_KEY");
    if (!service.isTestable) throw new Refusal("KEY_NOT_TESTABLE");
    const verdict = await doors.test(service.name, key);
    if (verdict !== "unclear") await doors.noteVerdict(service.name, verdict);
    if (verdict === "accepted" && kept().get(service.name)?.untested) {
      await doors.transact(({ serviceKeys }) => serviceKeys.markTested(service.name));
      await doors.refresh();
    }
    return { verdict };
  });

  mountRoute(server, routes.orderTrial, async (call) => {
    const { params, body, person, idempotencyKey, requestId } = call;
    const actor = actorOf(person);
    const trial = { service: params.name, model: body.model, actor };
    const ordered = { ...trial, idempotencyKey, requestId, now: now() };
    return { creationId: await doors.orderTrial(ordered) };
  });
}
