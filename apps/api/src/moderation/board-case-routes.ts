import {
  BOARD_STATEMENTS_MAX,
  type BoardCase,
  type BoardStatement,
} from "@kinora/contracts/moderation/board-case";
import { CASES_MAX } from "@kinora/contracts/moderation/case";
import { routes } from "@kinora/contracts/routes";
import {
  appealBoard,
  type BoardAppealStores,
  mayAppealBoard,
} from "@kinora/domain/moderation/appeal-board";
import type {
  BoardCaseFound,
  BoardCaseReader,
  BoardDecision,
  BoardDecisionStore,
} from "@kinora/domain/moderation/board-case";
import {
  type BoardDecisionStores,
  decideBoardCase,
  leaseBoardCase,
  undoBoardDecision,
} from "@kinora/domain/moderation/decide-board-case";
import { type BoardReportStores, reportBoard } from "@kinora/domain/moderation/report-board";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { presentClosing } from "./present-closing.ts";

export interface BoardCaseRoutePorts {
  readonly now: () => Date;
  readonly transact: <T>(
    work: (stores: BoardReportStores & BoardDecisionStores & BoardAppealStores) => Promise<T>,
  ) => Promise<T>;
  readonly boardCases: BoardCaseReader;
  readonly boardDecisions: Pick<BoardDecisionStore, "of">;
}

/** The board of a case is shown by the routes of stories (`lookAtBoardCase`). */
export function mountBoardCaseRoutes(server: FastifyInstance, ports: BoardCaseRoutePorts): void {
  const { now, boardCases } = ports;

  mountRoute(server, routes.reportBoard, async ({ params, person, body }) => {
    const about = { token: params.token, reporter: viewerOf(person), report: body, now: now() };
    const { id, reason, createdAt } = await reportBoard(ports, about);
    return { id, reason, createdAt: createdAt.toISOString() };
  });

  mountRoute(server, routes.listBoardCases, async ({ person }) => {
    const viewer = viewerOf(person);
    const found = await boardCases.list({ viewer, most: CASES_MAX, now: now() });
    return { items: found.map(presentCase), waiting: await boardCases.count(viewer, now()) };
  });

  mountRoute(server, routes.leaseBoardCase, async ({ params, person }) => {
    const about = { storyId: params.id, actor: viewerOf(person), now: now() };
    return { until: (await leaseBoardCase(ports, about)).toISOString() };
  });

  mountRoute(server, routes.decideBoardCase, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const about = { storyId: params.id, actor, requestId, now: now() };
    const until = await decideBoardCase(ports, { ...about, decision: body });
    const waiting = await boardCases.count(actor, now());
    return { waiting, undoUntil: until.toISOString() };
  });

  mountRoute(server, routes.undoBoardDecision, async ({ params, person, requestId }) => {
    const actor = viewerOf(person);
    await undoBoardDecision(ports, { storyId: params.id, actor, requestId, now: now() });
    return { waiting: await boardCases.count(actor, now()) };
  });

  const statements = async (userId: string) => {
    const found = await ports.boardDecisions.of(userId, BOARD_STATEMENTS_MAX);
    return { items: found.map(presentStatement) };
  };

  mountRoute(server, routes.listBoardStatements, ({ person }) => statements(person.userId));

  mountRoute(server, routes.appealBoard, async ({ params, person: { userId }, body }) => {
    await appealBoard(ports, { userId, id: params.id, text: body.text, now: now() });
    return statements(userId);
  });
}

const presentCase = ({ reports, appeal, since, closings, ...one }: BoardCaseFound): BoardCase => ({
  ...one,
  reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
  appeal: appeal && { ...appeal, at: appeal.at.toISOString() },
  since: since.toISOString(),
  closings: closings.map(presentClosing),
});

const presentStatement = (decision: BoardDecision): BoardStatement => {
  const { id, title, rule, note, at, liftedAt, keepsClosed, appeal } = decision;
  return {
    ...{ id, title, rule, note, at: at.toISOString() },
    ...{ liftedAt: liftedAt?.toISOString() ?? null, keepsClosed },
    ...{ appeal: appeal?.state ?? null, mayAppeal: mayAppealBoard(decision) },
  };
};
