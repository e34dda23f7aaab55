import { AUDIT_MAX } from "@kinora/contracts/audit/audit";
import { PEOPLE_MAX, type PersonFile } from "@kinora/contracts/people/people";
import { routes } from "@kinora/contracts/routes";
import type { Signed } from "@kinora/domain/account/signed";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { AuditReader } from "@kinora/domain/audit/audit-log";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import { seesEverything } from "@kinora/domain/moderation/case";
import {
  appealSuspension,
  denySuspensionAppeal,
  endSuspension,
  type SuspensionStores,
  suspendPerson,
} from "@kinora/domain/moderation/suspend-person";
import type { SuspensionStore } from "@kinora/domain/moderation/suspension";
import { changeRole, type RoleStores } from "@kinora/domain/people/change-role";
import type { PeopleReader } from "@kinora/domain/people/people-reader";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import type { FastifyInstance } from "fastify";
import { presentAudit } from "../audit/present-audit.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentFile, presentFound, presentSuspension } from "./present-person.ts";

export interface PeopleRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(work: (stores: SuspensionStores & RoleStores) => Promise<T>) => Promise<T>;
  readonly peopleReader: PeopleReader;
  readonly suspensions: Pick<SuspensionStore, "current" | "of">;
  readonly auditReader: AuditReader;
  readonly ledger: Pick<GemLedger, "balance">;
  readonly security: SecurityLog;
}

export function mountPeopleRoutes(server: FastifyInstance, ports: PeopleRoutePorts): void {
  const { now, security } = ports;

  /** Throws Refusal PERSON_NOT_FOUND. */
  const fileOf = async (userId: string, viewer: Viewer): Promise<PersonFile> => {
    const facts = await ports.peopleReader.find(userId, now());
    if (!facts) throw new Refusal("PERSON_NOT_FOUND");
    const { available, held, owed } = await ports.ledger.balance(userId, now());
    const done = seesEverything(viewer)
      ? await ports.auditReader.list({ subject: userId, most: AUDIT_MAX })
      : [];
    const suspensions = await ports.suspensions.of(userId);
    const gems = { available, held, owed };
    return presentFile({ facts, gems, suspensions, viewer, audit: done.map(presentAudit) });
  };

  mountRoute(server, routes.listPeople, ({ query: { cursor, ...query } }) =>
    readPage({
      ...{ cursor, limit: PEOPLE_MAX },
      read: ({ before: after, most }) =>
        ports.peopleReader.list({ ...query, after, most, now: now() }),
      positionOf: ({ joinedAt: at, id }) => ({ at, id }),
      present: presentFound,
    }),
  );

  mountRoute(server, routes.getPerson, ({ params, person }) => fileOf(params.id, viewerOf(person)));

  mountRoute(server, routes.suspendPerson, async ({ params, person, body, requestId }) => {
    const about = aboutPerson(params.id, person, requestId, now());
    await suspendPerson(ports, { ...about, id: ports.newId(), wish: body });
    security.record({ event: "account-disabled", userId: params.id });
    return fileOf(params.id, viewerOf(person));
  });

  mountRoute(server, routes.endSuspension, async ({ params, person, body, requestId }) => {
    const about = aboutPerson(params.id, person, requestId, now());
    await endSuspension(ports, { ...about, reason: body.reason });
    security.record({ event: "account-enabled", userId: params.id });
    return fileOf(params.id, viewerOf(person));
  });

  mountRoute(server, routes.denySuspensionAppeal, async ({ params, person, body, requestId }) => {
    const about = aboutPerson(params.id, person, requestId, now());
    await denySuspensionAppeal(ports, { ...about, reason: body.reason });
    return fileOf(params.id, viewerOf(person));
  });

  mountRoute(server, routes.changeRole, async ({ params, person, body, requestId }) => {
    const { userId: actorId } = person;
    const change = { userId: params.id, role: body.role, actorId, requestId, now: now() };
    const { changed } = await changeRole(ports, change);
    if (changed) security.record({ event: "role-changed", userId: params.id, role: body.role });
    return fileOf(params.id, viewerOf(person));
  });

  const ownSuspension = async (userId: string) => {
    const found = await ports.suspensions.current(userId);
    return { suspension: found && presentSuspension(found) };
  };

  mountRoute(server, routes.getOwnSuspension, ({ person }) => ownSuspension(person.userId));

  mountRoute(server, routes.appealSuspension, async ({ person: { userId }, body }) => {
    await appealSuspension(ports, { userId, text: body.text, now: now() });
    return ownSuspension(userId);
  });
}

const aboutPerson = (userId: string, person: Signed, requestId: string, now: Date) => ({
  ...{ userId, requestId, now, actor: viewerOf(person) },
});
