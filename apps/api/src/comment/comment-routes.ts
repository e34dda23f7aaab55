import type { Comment } from "@kinora/contracts/comment/comment";
import { routes } from "@kinora/contracts/routes";
import {
  approveComment,
  deleteComment,
  editComment,
  removeComment,
  setCommentMode,
} from "@kinora/domain/comment/change-comment";
import type { CommentRecord } from "@kinora/domain/comment/comment-record";
import { type WritePorts, writeComment } from "@kinora/domain/comment/write-comment";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentComment, presentThread } from "./present-comment.ts";
import { type ReadPorts, readRules, seenComment, seenWork } from "./read-comments.ts";

export type CommentRoutePorts = ReadPorts & WritePorts;

export function mountCommentRoutes(server: FastifyInstance, ports: CommentRoutePorts): void {
  mountReading(server, ports);
  mountChanges(server, ports);
}

const positionOf = ({ writtenAt: at, id }: CommentRecord) => ({ at, id });

function mountReading(server: FastifyInstance, ports: ReadPorts): void {
  const { comments, now } = ports;

  mountRoute(server, routes.listComments, async ({ params, query: { cursor, limit }, person }) => {
    const readerId = person?.userId ?? null;
    const reader = { id: readerId, now: now() };
    let found: Promise<CreationRecord> | undefined;
    const seen = () => {
      found ??= seenWork(ports, params.id, person && viewerOf(person));
      return found;
    };
    const page = await readPage({
      ...{ cursor, limit, positionOf },
      read: async (paging) => {
        await seen();
        return comments.list(params.id, { readerId, ...paging });
      },
      present: (thread) => presentThread(thread, reader),
    });
    const rules = cursor === undefined ? await readRules(ports, await seen(), readerId) : null;
    return { ...page, rules };
  });

  mountRoute(server, routes.listReplies, ({ params, query: { cursor, limit }, person }) => {
    const readerId = person?.userId ?? null;
    const reader = { id: readerId, now: now() };
    return readPage({
      ...{ cursor, limit, positionOf },
      read: async (paging) => {
        const { id } = await seenComment(ports, params.id, person && viewerOf(person));
        return comments.listReplies(id, { readerId, ...paging });
      },
      present: (found) => presentComment(found, reader),
    });
  });
}

function mountChanges(server: FastifyInstance, ports: CommentRoutePorts): void {
  const { comments, now } = ports;

  const shown = async (id: string, readerId: string): Promise<Comment> => {
    const found = await comments.show(id, readerId);
    if (!found) throw new Refusal("COMMENT_NOT_FOUND");
    return presentComment(found, { id: readerId, now: now() });
  };
  mountRoute(server, routes.writeComment, async ({ params, body, person, idempotencyKey }) => {
    const { userId } = person;
    const wish = { userId, creationId: params.id, wish: body, key: idempotencyKey, now: now() };
    return shown(await writeComment(ports, wish), userId);
  });

  mountRoute(server, routes.editComment, async ({ params: { id }, body, person: { userId } }) => {
    await editComment(ports, { id, userId, text: body.text, now: now() });
    return shown(id, userId);
  });

  mountRoute(server, routes.deleteComment, async ({ params: { id }, person: { userId } }) => {
    await deleteComment(ports, { id, userId, now: now() });
    return undefined;
  });

  mountRoute(
    server,
    routes.approveComment,
    async ({ params: { id }, body, person: { userId } }) => {
      await approveComment(ports, { id, userId, version: body.version, now: now() });
      return shown(id, userId);
    },
  );

  mountRoute(server, routes.removeComment, async ({ params: { id }, person: { userId } }) => {
    await removeComment(ports, { id, userId, now: now() });
    return undefined;
  });

  mountRoute(server, routes.setCommentMode, async ({ params, body, person: { userId } }) => {
    await setCommentMode(ports, { creationId: params.id, userId, mode: body.mode });
    return body;
  });
}
