import { routes } from "@kinora/contracts/routes";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { beginStream } from "../event/begin-stream.ts";
import type { StreamEvent } from "../event/event-loaders.ts";
import type { Watchers } from "../event/watchers.ts";
import { doorOf, fastifyPath } from "../http/mount-route.ts";
import { COMMON_AT_ONCE } from "../http/rate-limits.ts";
import { signedInPerson } from "../http/session.ts";
import { turnTaker } from "../http/take-turns.ts";
import { presentComment } from "./present-comment.ts";
import { type ReadPorts, seenWork } from "./read-comments.ts";

/** Maximum open streams per user, or per address of people who aren't signed in. */
const STREAMS_MAX = 12;
const LONGEST_LOOK_MS = 30_000;

/** Mounts the stream of a work's comments, for everybody who sees the work. */
export function mountCommentStream(
  server: FastifyInstance,
  ports: ReadPorts & { readonly watchers: Watchers },
): void {
  const { comments, now, watchers } = ports;
  const takeTurn = turnTaker({
    most: COMMON_AT_ONCE.events,
    longestMs: LONGEST_LOOK_MS,
    longestLine: Number.POSITIVE_INFINITY,
  });
  const inTurn = <Result>(work: () => Promise<Result>) => takeTurn("all", work);

  const route = routes.streamComments;
  server.route({
    ...doorOf(route),
    method: "GET",
    exposeHeadRoute: false,
    url: fastifyPath(route.path),
    handler: async (request: FastifyRequest, reply) => {
      const { id: workId } = route.params.parse(request.params);
      const person = signedInPerson(request);
      const viewer = person && viewerOf(person);
      const readerId = person?.userId ?? null;
      const from = readerId ?? `address ${request.sender}`;
      const admit = () => seenWork(ports, workId, viewer);
      await inTurn(admit);
      if (watchers.count(from) >= STREAMS_MAX)
        throw new Refusal("RATE_LIMITED", { max: STREAMS_MAX });
      const lookUp = (commentId: string) =>
        inTurn(async (): Promise<StreamEvent | null> => {
          await admit();
          const found = await comments.show(commentId, readerId);
          if (!found) return null;
          const count = await comments.count(workId);
          const comment = presentComment(found, { id: readerId, now: now() });
          return { type: "comment", id: commentId, comment, count };
        });
      beginStream(request, reply, {
        join: (stream) =>
          watchers.join({ workId, reader: readerId ?? "", from }, stream, ({ subjectId }) =>
            lookUp(subjectId),
          ),
        admit: () => inTurn(() => Promise.all([server.admitAgain(request), admit()])),
      });
    },
  });
}
