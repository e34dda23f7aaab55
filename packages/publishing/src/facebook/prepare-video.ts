import type {
  PlatformFailed,
  PrepareOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { begunAnew, UPLOAD_LOST } from "../begun-anew.ts";
import { failed, NOT_UNDERSTOOD } from "../failure.ts";
import { writeHandle } from "../handle.ts";
import { formPost, withQuery } from "../http/platform-request.ts";
import { graphAddress, graphGet, graphSaid } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { GRAPH_VERSION } from "../meta/graph-version.ts";
import { bearer } from "../publishing-desk.ts";
import { partOf, UPLOAD_PATIENCE } from "../send-file-part.ts";
import type { HandleOf } from "./facebook-handle.ts";
import { type FilmOrder, PROCESSING_PAUSE, processed } from "./prepare-reel.ts";
import { readVideoNode } from "./read-video-node.ts";

const startedUpload = z.object({ id: z.string().regex(/^upload:[\w:?=&.%-]+$/) });
const progress = z.object({ file_offset: z.number().int().nonnegative() });
const finishedUpload = z.object({ h: z.string().min(1) });
const madeVideo = z.object({ id: z.string().min(1) });

/**
 * Uploads a long video and makes it, not shown yet: what is made twice because an answer was lost
 * is seen by nobody. Showing it is the irreversible call.
 */
export async function prepareLongVideo(
  desk: GraphDesk,
  order: FilmOrder,
  known: HandleOf<"video"> | null,
): Promise<PrepareOutcome> {
  if (!known) return startUpload(desk, order);
  const handle = writeHandle(known);
  const { accessToken: token } = order.connection.tokens;
  if (known.video !== null) {
    const node = await readVideoNode(desk, { token, video: known.video });
    return "kind" in node ? { ...node, handle } : processed(node, known);
  }
  const file = await sendFile(desk, order, known.upload);
  if ("kind" in file) return file.failure.code === "not_found" ? UPLOAD_LOST : { ...file, handle };
  if (file.uploaded === null) return UPLOAD_LOST;
  const video = await makeVideo(desk, order, file.uploaded);
  if (typeof video !== "string") return { ...video, handle };
  const more = writeHandle({ ...known, video });
  return { kind: "working", handle: more, afterMilliseconds: PROCESSING_PAUSE };
}

async function startUpload(
  desk: GraphDesk,
  { connection, publication: { file } }: FilmOrder,
): Promise<PrepareOutcome> {
  const url = withQuery(graphAddress(desk, `${desk.settings.appId}/uploads`), {
    ...{ file_name: file.name, file_length: `${file.size}`, file_type: file.mimeType },
  });
  const headers = bearer(connection.tokens.accessToken);
  const said = graphSaid(desk, await desk.exchange({ method: "POST", url, headers }));
  if ("kind" in said) return begunAnew(said.failure);
  const upload = startedUpload.safeParse(said.said).data?.id;
  if (upload === undefined) return begunAnew(NOT_UNDERSTOOD);
  const handle = writeHandle({ kind: "video", upload, video: null, armed: 0 });
  return { kind: "working", handle, afterMilliseconds: 0 };
}

/**
 * Sends the file from where it stopped. Null when all of it arrived and the answer with its name
 * did not: it is sent again.
 */
async function sendFile(
  desk: GraphDesk,
  { connection, publication: { file } }: FilmOrder,
  upload: string,
): Promise<{ readonly uploaded: string | null } | PlatformFailed> {
  const { accessToken: token } = connection.tokens;
  const asked = await graphGet(desk, { token, path: upload, fields: {} });
  if ("kind" in asked) return asked;
  const offset = progress.safeParse(asked.said).data?.file_offset ?? 0;
  if (offset >= file.size) return { uploaded: null };
  const said = graphSaid(
    desk,
    await desk.exchange({
      ...{ method: "POST", url: graphAddress(desk, upload), patience: UPLOAD_PATIENCE },
      headers: { authorization: `OAuth ${token}`, file_offset: `${offset}` },
      body: partOf(file, { first: offset, last: file.size - 1 }),
    }),
  );
  if ("kind" in said) return said;
  const name = finishedUpload.safeParse(said.said).data?.h;
  return name === undefined ? failed(NOT_UNDERSTOOD) : { uploaded: name };
}

async function makeVideo(
  desk: GraphDesk,
  { connection, publication }: FilmOrder,
  uploaded: string,
): Promise<string | PlatformFailed> {
  const { accountId, tokens } = connection;
  const url = `${desk.settings.videoUrl}/${GRAPH_VERSION.name}/${accountId}/videos`;
  const fields = {
    ...{ fbuploader_video_file_chunk: uploaded, published: "false" },
    ...{ title: publication.title, description: publication.caption },
  };
  const request = formPost(url, fields, bearer(tokens.accessToken));
  const said = graphSaid(desk, await desk.exchange(request));
  if ("kind" in said) return said;
  return madeVideo.safeParse(said.said).data?.id ?? failed(NOT_UNDERSTOOD);
}
