import { CASES_MAX } from "@kinora/contracts/moderation/case";
import type { TransparencyMonth } from "@kinora/contracts/moderation/transparency";
import { routes } from "@kinora/contracts/routes";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import { inBulk } from "@kinora/domain/creation/in-bulk";
import { type AppealStores, appealCreation } from "@kinora/domain/moderation/appeal-creation";
import type { AppealStore } from "@kinora/domain/moderation/appeal-store";
import { ADMINS_REASON, type CaseReader } from "@kinora/domain/moderation/case";
import { type DecisionStores, decideCase, finalAt } from "@kinora/domain/moderation/decide-case";
import { type LeaseStores, leaseCase } from "@kinora/domain/moderation/lease-case";
import { type ReportStores, reportCreation } from "@kinora/domain/moderation/report-creation";
import { type UndoStores, undoDecision } from "@kinora/domain/moderation/undo-decision";
import type { ReadUndoableDecisions } from "@kinora/domain/moderation/undoable-decisions";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import type { LoadCards } from "../creation/load-cards.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

/** Counts open appeals that nobody of the staff may answer. */
export type StuckAppeals = () => Promise<{ readonly works: number; readonly profiles: number }>;

export interface ModerationRoutePorts {
  readonly now: () => Date;
  readonly transact: <T>(
    work: (
      stores: ReportStores & DecisionStores & UndoStores & AppealStores & LeaseStores,
    ) => Promise<T>,
  ) => Promise<T>;
  readonly cases: CaseReader;
  readonly stuck: StuckAppeals;
  readonly undoable: ReadUndoableDecisions;
  readonly creations: Pick<CreationStore, "find">;
  readonly appeals: Pick<AppealStore, "restrictionOf">;
  readonly newId: () => string;
  readonly loadCards: LoadCards;
  /** Reports and decisions by month. */
  readonly months: () => Promise<readonly TransparencyMonth[]>;
}

export function mountModerationRoutes(server: FastifyInstance, ports: ModerationRoutePorts): void {
  const { now, transact } = ports;

  mountRoute(server, routes.reportCreation, async ({ params, person, body, requestId }) => {
    const { id, reason, createdAt } = await reportCreation(
      { transact },
      { creationId: params.id, reporter: viewerOf(person), report: body, requestId, now: now() },
    );
    return { id, reason, createdAt: createdAt.toISOString() };
  });

  mountRoute(server, routes.getTransparency, async () => ({ months: [...(await ports.months())] }));

  mountCaseRoutes(server, ports);

  const standing = async (creationId: string) => {
    const found = await ports.appeals.restrictionOf(creationId);
    if (!found) return { restriction: null };
    const { entry: _entry, at, ...restriction } = found;
    return { restriction: { ...restriction, at: at.toISOString() } };
  };

  mountRoute(server, routes.getRestriction, async ({ params, person }) => {
    const creation = await ports.creations.find(params.id);
    if (creation?.userId !== person.userId) throw new Refusal("CREATION_NOT_FOUND");
    return standing(params.id);
  });

  mountRoute(server, routes.appealCreation, async ({ params, person, body, requestId }) => {
    const about = { id: ports.newId(), creationId: params.id, actor: viewerOf(person) };
    await appealCreation({ transact }, { ...about, text: body.text, requestId, now: now() });
    return standing(params.id);
  });
}

/** Mounts the routes for open cases and decisions on them. */
function mountCaseRoutes(server: FastifyInstance, ports: ModerationRoutePorts): void {
  const { now, cases, loadCards } = ports;
  const waiting = (viewer: Viewer) => cases.count({ viewer, now: now() });

  mountRoute(server, routes.listCases, async ({ query, person }) => {
    const viewer = viewerOf(person);
    const filter = { ...query, viewer, now: now() };
    const [found, count] = [
      await cases.list({ ...filter, most: CASES_MAX }),
      await cases.count(filter),
    ];
    // Shown to admins only, whatever the owner did with the work.
    const kept = found.filter(({ reports }) =>
      reports.some(({ reason }) => reason === ADMINS_REASON),
    );
    const cards = await loadCards(
      found.map(({ creationId }) => creationId),
      viewer,
      new Set(kept.map(({ creationId }) => creationId)),
    );
    const items = found.flatMap(({ creationId, since, reports, appeal, scores, ...one }) => {
      const work = cards.get(creationId);
      if (!work) return [];
      return {
        ...{ ...one, work, since: since.toISOString() },
        reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
        appeal: appeal && { ...appeal, at: appeal.at.toISOString() },
        scores: scores && { ...scores },
      };
    });
    return { items, waiting: count, stuck: (await ports.stuck()).works };
  });

  mountRoute(server, routes.leaseCase, async ({ params, person }) => {
    const asked = { creationId: params.id, actor: viewerOf(person), now: now() };
    return { until: (await leaseCase(ports, asked)).toISOString() };
  });

  mountDecisionRoutes(server, ports, waiting);
}

/** Mounts the routes that decide cases and revert decisions. */
function mountDecisionRoutes(
  server: FastifyInstance,
  ports: ModerationRoutePorts,
  waiting: (viewer: Viewer) => Promise<number>,
): void {
  const { now } = ports;

  mountRoute(server, routes.decideCase, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const anyway = body.verdict === "hide" && body.anyway;
    const looked = { looked: body.looked, anyway };
    const about = { creationId: params.id, decision: body, isOneOfMany: false, ...looked };
    const undoUntil = await decideCase(ports, { ...about, actor, requestId, now: now() });
    return { waiting: await waiting(actor), undoUntil: undoUntil.toISOString() };
  });

  mountRoute(server, routes.decideCases, async (call) => {
    const { person, body, requestId, inTurn, tellRefused } = call;
    const actor = viewerOf(person);
    const moment = now();
    const { decision, anyway } = body;
    const alike = { decision, anyway, isOneOfMany: new Set(body.ids).size > 1 };
    const decide = (creationId: string) => {
      const looked = body.looked[creationId] ?? null;
      return decideCase(ports, { ...alike, looked, creationId, actor, requestId, now: moment });
    };
    const outcome = await inBulk(body.ids, decide, inTurn);
    tellRefused(outcome.failed.map(({ code }) => code));
    const undoUntil = finalAt(moment).toISOString();
    return { ...outcome, undoUntil, waiting: await waiting(actor) };
  });

  mountRoute(server, routes.listUndoableDecisions, async ({ person }) => ({
    items: [...(await ports.undoable(person.userId, now()))],
  }));

  mountRoute(
    server,
    routes.undoDecisions,
    async ({ person, body, requestId, inTurn, tellRefused }) => {
      const about = { actor: viewerOf(person), requestId, now: now() };
      const undo = (creationId: string) => undoDecision(ports, { ...about, creationId });
      const outcome = await inBulk(body.ids, undo, inTurn);
      tellRefused(outcome.failed.map(({ code }) => code));
      return outcome;
    },
  );
}
