import { Readable } from "node:stream";
import { UPLOADS_OPEN_MAX } from "@kinora/contracts/limits";
import { TUS_PATH, TUS_RESUMABLE } from "@kinora/contracts/upload/tus";
import { Refusal } from "@kinora/domain/refusal";
import { findOwnUpload, refuseExpired } from "@kinora/domain/upload/find-own-upload";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { receiveUpload } from "@kinora/domain/upload/receive-upload";
import { hasRoomFor, type UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fairTurns } from "../http/fair-turns.ts";
import { LONGEST_WAIT_MS, limitOf } from "../http/rate-limits.ts";
import { signedInPerson } from "../http/session.ts";
import { turnTaker } from "../http/take-turns.ts";
import type { NewcomerRequest } from "../newcomer/newcomer-gate.ts";
import { tusRefusal } from "./tus-refusals.ts";
import type { Tus } from "./tus-server.ts";
import { watchRoom } from "./watch-room.ts";

export interface TusRoutePorts {
  /** Current free space, not counting what is still to come. */
  readonly room: () => Promise<UploadRoom>;
  readonly now: () => Date;
  readonly uploads: Pick<UploadStore, "find" | "markReceived">;
  readonly raw: Pick<RawUploads, "sizeOf">;
  readonly tus: Tus;
  /** Throws Refusal READ_ONLY while uploads are switched off. */
  readonly refuseReadOnly: () => void;
  /** Throws Refusal NEWCOMER_LIMIT when a new account has started its maximum of uploads today. */
  readonly withinAllowance: <T>(asked: NewcomerRequest, work: () => Promise<T>) => Promise<T>;
  /** Origin of the app. */
  readonly publicUrl: string;
}

const guarded = (group: "create" | "write") => ({
  access: "signed-in" as const,
  scope: "create" as const,
  slowBody: true,
  rateLimit: limitOf(group),
});

/**
 * Starts uploads one at a time, favouring users who started the fewest. They wait for each other in
 * the database, and this way each process holds only one connection there.
 */
function beginsInTurn() {
  const own = turnTaker({ most: 1, longestMs: LONGEST_WAIT_MS, longestLine: UPLOADS_OPEN_MAX });
  const all = fairTurns({
    ...{ most: 1, longestMs: LONGEST_WAIT_MS, longestLine: Number.POSITIVE_INFINITY },
  });
  return <Result>(userId: string, work: () => Promise<Result>) =>
    own(userId, () => all(userId, work));
}

/** Returns a handler that answers requests in the tus protocol; `id` is the upload. */
function speaksTus(ports: TusRoutePorts) {
  const { tus } = ports;
  const beginInTurn = beginsInTurn();
  return async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
    reply.header("tus-resumable", TUS_RESUMABLE);
    const person = signedInPerson(request);
    const { asked, brokenOff, letGo } = asWebRequest(request, id, ports);
    const answer = await tus
      .answer(
        asked,
        person && {
          actor: { id: person.userId, tier: person.tier },
          inTurn: (work) => beginInTurn(person.userId, () => request.inTurn(work)),
        },
      )
      .finally(letGo);
    // The library treats this as a client that disconnected.
    if (brokenOff.by) throw brokenOff.by;
    if (answer.status >= 400) throw tusRefusal(answer.status);
    for (const [name, value] of answer.headers) reply.header(name, value);
    return reply.status(answer.status).send(await answer.text());
  };
}

/** Mounts the routes of tus 1.0, with the same guards, limits and refusals as the route table. */
export async function mountTus(server: FastifyInstance, ports: TusRoutePorts): Promise<void> {
  const { now, uploads } = ports;
  const speak = speaksTus(ports);
  const ownUpload = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const userId = signedInPerson(request)?.userId ?? "";
    const upload = await request.inTurn(() =>
      findOwnUpload(uploads, { id: request.params.id, userId }),
    );
    refuseExpired(upload, now());
    return upload;
  };

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bytes are streamed from the socket to the disk without parsing.
    scope.addContentTypeParser("application/offset+octet-stream", (_request, _body, done) =>
      done(null),
    );
    const toAll = (request: FastifyRequest, reply: FastifyReply) => speak(request, reply);
    scope.options(TUS_PATH, { config: { access: "public" } }, toAll);
    scope.post(TUS_PATH, { config: guarded("create") }, (request, reply) => {
      ports.refuseReadOnly();
      const { person, network } = request;
      return ports.withinAllowance({ person, network, key: null }, () => toAll(request, reply));
    });
    scope.head<{ Params: { id: string } }>(
      `${TUS_PATH}/:id`,
      { config: guarded("write") },
      async (request, reply) => {
        reply.header("tus-resumable", TUS_RESUMABLE);
        const upload = await ownUpload(request);
        // The last response may have been lost, and the bytes may have been ingested since.
        const received = await receiveUpload(upload, now(), ports);
        if (received < upload.bytes) return speak(request, reply, upload.id);
        return reply
          .header("upload-offset", upload.bytes)
          .header("upload-length", upload.bytes)
          .send();
      },
    );
    scope.patch<{ Params: { id: string } }>(
      `${TUS_PATH}/:id`,
      { config: guarded("write") },
      async (request, reply) => {
        reply.header("tus-resumable", TUS_RESUMABLE);
        const { id, state, bytes } = await ownUpload(request);
        if (state !== "uploading") throw new Refusal("UPLOAD_OFFSET_WRONG", { offset: bytes });
        // More may have been announced than there is room for; the first bytes to arrive get it.
        const coming = Math.min(bytes, Number(request.headers["content-length"] ?? bytes) || 0);
        if (!hasRoomFor(coming, await ports.room())) throw new Refusal("STORAGE_FULL");
        return speak(request, reply, id);
      },
    );
  });
}

/** Converts the request to a web `Request` with a streaming body. */
function asWebRequest(
  { raw, method, headers }: FastifyRequest,
  id: string | undefined,
  { publicUrl, room }: Pick<TusRoutePorts, "publicUrl" | "room">,
): { asked: Request; brokenOff: { by?: Refusal }; letGo: () => void } {
  const named = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) if (one !== undefined) named.append(name, one);
  }
  const sends = method === "POST" || method === "PATCH";
  const bare = { method, headers: named };
  const brokenOff: { by?: Refusal } = {};
  // The library takes the last path segment as the id, so pass only the one that was checked.
  const address = new URL(id === undefined ? TUS_PATH : `${TUS_PATH}/${id}`, publicUrl);
  const full = (refusal: Refusal) => {
    brokenOff.by = refusal;
  };
  const watched = sends ? raw.pipe(watchRoom(room, full)) : null;
  // Not pipeline(), which would disconnect before the refusal is sent.
  if (watched) raw.once("close", () => raw.complete || watched.destroy());
  // Drains the rest of a rejected body, which would otherwise block the next request on the
  // connection.
  const letGo = () => {
    if (watched) raw.unpipe(watched).resume();
  };
  const streamed = watched && { ...bare, body: Readable.toWeb(watched), duplex: "half" as const };
  return { asked: new Request(address, streamed ?? bare), brokenOff, letGo };
}
