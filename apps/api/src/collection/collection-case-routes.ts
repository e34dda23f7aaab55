import {
  COLLECTION_STATEMENTS_MAX,
  type CollectionCase,
  type CollectionStatement,
} from "@kinora/contracts/collection/collection-case";
import { CASES_MAX } from "@kinora/contracts/moderation/case";
import { routes } from "@kinora/contracts/routes";
import {
  type CollectionReportStores,
  reportCollection,
} from "@kinora/domain/collection/report-collection";
import {
  appealCollection,
  type CollectionAppealStores,
  mayAppealCollection,
} from "@kinora/domain/moderation/appeal-collection";
import type {
  CollectionCaseFound,
  CollectionCaseReader,
  CollectionDecision,
  CollectionDecisionStore,
} from "@kinora/domain/moderation/collection-case";
import {
  type CollectionDecisionStores,
  decideCollectionCase,
} from "@kinora/domain/moderation/decide-collection-case";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface CollectionCaseRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(
    work: (
      stores: CollectionReportStores & CollectionDecisionStores & CollectionAppealStores,
    ) => Promise<T>,
  ) => Promise<T>;
  readonly collectionCases: CollectionCaseReader;
  readonly collectionDecisions: Pick<CollectionDecisionStore, "of">;
}

export function mountCollectionCaseRoutes(
  server: FastifyInstance,
  ports: CollectionCaseRoutePorts,
): void {
  const { now, collectionCases } = ports;

  mountRoute(server, routes.reportCollection, async ({ params: { id }, person, body }) => {
    const about = { id, reporter: viewerOf(person), report: body, now: now() };
    const { createdAt, ...receipt } = await reportCollection(ports, about);
    return { ...receipt, createdAt: createdAt.toISOString() };
  });

  mountRoute(server, routes.listCollectionCases, async ({ person }) => {
    const viewer = viewerOf(person);
    const found = await collectionCases.list({ viewer, most: CASES_MAX, now: now() });
    return { items: found.map(presentCase), waiting: await collectionCases.count(viewer) };
  });

  mountRoute(server, routes.decideCollectionCase, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const about = { id: params.id, actor, requestId, now: now() };
    await decideCollectionCase(ports, { ...about, decision: body });
    return { waiting: await collectionCases.count(actor) };
  });

  const statements = async (userId: string) => {
    const found = await ports.collectionDecisions.of(userId, COLLECTION_STATEMENTS_MAX);
    return { items: found.map(presentStatement) };
  };

  mountRoute(server, routes.listCollectionStatements, ({ person }) => statements(person.userId));

  mountRoute(server, routes.appealCollection, async ({ params, person: { userId }, body }) => {
    await appealCollection(ports, { userId, id: params.id, text: body.text, now: now() });
    return statements(userId);
  });
}

const presentCase = ({
  createdAt,
  reports,
  appeal,
  since,
  ...one
}: CollectionCaseFound): CollectionCase => ({
  ...one,
  createdAt: createdAt.toISOString(),
  reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
  appeal: appeal && { ...appeal, at: appeal.at.toISOString() },
  since: since.toISOString(),
});

const presentStatement = (decision: CollectionDecision): CollectionStatement => {
  const { id, said, rule, note, at, appeal } = decision;
  return {
    ...{ id, said, rule, note, at: at.toISOString() },
    ...{ appeal: appeal?.state ?? null, mayAppeal: mayAppealCollection(decision) },
  };
};
