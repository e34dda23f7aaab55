import {
  COMMENT_STATEMENTS_MAX,
  type CommentCase,
  type CommentStatement,
} from "@kinora/contracts/comment/comment-case";
import { CASES_MAX } from "@kinora/contracts/moderation/case";
import { routes } from "@kinora/contracts/routes";
import {
  appealComment,
  type CommentAppealStores,
  mayAppealComment,
} from "@kinora/domain/moderation/appeal-comment";
import type {
  CommentCaseFound,
  CommentCaseReader,
  CommentDecision,
  CommentDecisionStore,
} from "@kinora/domain/moderation/comment-case";
import {
  type CommentDecisionStores,
  decideCommentCase,
} from "@kinora/domain/moderation/decide-comment-case";
import { type CommentReportStores, reportComment } from "@kinora/domain/moderation/report-comment";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface CommentCaseRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(
    work: (stores: CommentReportStores & CommentDecisionStores & CommentAppealStores) => Promise<T>,
  ) => Promise<T>;
  readonly commentCases: CommentCaseReader;
  readonly commentDecisions: Pick<CommentDecisionStore, "of">;
}

export function mountCommentCaseRoutes(
  server: FastifyInstance,
  ports: CommentCaseRoutePorts,
): void {
  const { now, commentCases } = ports;

  mountRoute(server, routes.reportComment, async ({ params: { id }, person, body }) => {
    const about = { id, reporter: viewerOf(person), report: body, now: now() };
    const { createdAt, ...receipt } = await reportComment(ports, about);
    return { ...receipt, createdAt: createdAt.toISOString() };
  });

  mountRoute(server, routes.listCommentCases, async ({ person }) => {
    const viewer = viewerOf(person);
    const found = await commentCases.list({ viewer, most: CASES_MAX, now: now() });
    return { items: found.map(presentCase), waiting: await commentCases.count(viewer, now()) };
  });

  mountRoute(server, routes.decideCommentCase, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const about = { id: params.id, actor, requestId, now: now() };
    await decideCommentCase(ports, { ...about, decision: body });
    return { waiting: await commentCases.count(actor, now()) };
  });

  const statements = async (userId: string) => {
    const found = await ports.commentDecisions.of(userId, COMMENT_STATEMENTS_MAX);
    return { items: found.map(presentStatement) };
  };

  mountRoute(server, routes.listCommentStatements, ({ person }) => statements(person.userId));

  mountRoute(server, routes.appealComment, async ({ params, person: { userId }, body }) => {
    await appealComment(ports, { userId, id: params.id, text: body.text, now: now() });
    return statements(userId);
  });
}

const presentCase = ({
  writtenAt,
  reports,
  appeal,
  since,
  ...one
}: CommentCaseFound): CommentCase => ({
  ...one,
  writtenAt: writtenAt.toISOString(),
  reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
  appeal: appeal && { ...appeal, at: appeal.at.toISOString() },
  since: since.toISOString(),
});

const presentStatement = (decision: CommentDecision): CommentStatement => {
  const { id, creationId, said, rule, note, at, appeal } = decision;
  return {
    ...{ id, creationId, said, rule, note, at: at.toISOString() },
    ...{ appeal: appeal?.state ?? null, mayAppeal: mayAppealComment(decision) },
  };
};
