import type { FacebookPublication } from "@kinora/domain/publication/publication";
import type {
  PrepareOutcome,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { begunAnew, PROCESSING_FAILED, UPLOAD_LOST } from "../begun-anew.ts";
import { NOT_UNDERSTOOD } from "../failure.ts";
import { writeHandle } from "../handle.ts";
import { isUploadAddress } from "../http/is-upload-address.ts";
import { graphPost, graphSaid } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { sendToRupload } from "../meta/send-to-rupload.ts";
import type { HandleOf } from "./facebook-handle.ts";
import { readVideoNode, type VideoNode } from "./read-video-node.ts";

export type FilmOrder = PublicationOrder<
  Extract<FacebookPublication, { readonly kind: "reel" | "video" }>
>;

const started = z.object({ video_id: z.string().min(1), upload_url: z.string() });
/** Milliseconds between two looks at a film that is processed. */
export const PROCESSING_PAUSE = 5_000;

/** Starts a reel, sends its file from where it stopped, and waits for its processing. */
export async function prepareReel(
  desk: GraphDesk,
  order: FilmOrder,
  known: HandleOf<"reel"> | null,
): Promise<PrepareOutcome> {
  if (!known) return startReel(desk, order);
  const handle = writeHandle(known);
  const { accessToken: token } = order.connection.tokens;
  const node = await readVideoNode(desk, { token, video: known.video });
  if ("kind" in node)
    return node.failure.code === "not_found" && known.armed === 0
      ? UPLOAD_LOST
      : { ...node, handle };
  if (node.isUploaded) return processed(node, known);
  const { file } = order.publication;
  const target = { url: known.uploadUrl, token, offset: node.arrived };
  const sent = await sendToRupload(desk, file, target);
  if (sent.kind === "failed") return { ...sent, handle };
  if (sent.kind === "gone") return UPLOAD_LOST;
  return { kind: "working", handle, afterMilliseconds: PROCESSING_PAUSE };
}

/** What follows from how far a film is that has arrived. */
export function processed(
  { processing }: Pick<VideoNode, "processing">,
  known: HandleOf<"reel" | "video">,
): PrepareOutcome {
  if (processing === "failed") return begunAnew(PROCESSING_FAILED);
  if (processing === "running")
    return { kind: "working", handle: writeHandle(known), afterMilliseconds: PROCESSING_PAUSE };
  return { kind: "ready", handle: writeHandle({ ...known, armed: known.armed + 1 }) };
}

async function startReel(desk: GraphDesk, { connection }: FilmOrder): Promise<PrepareOutcome> {
  const { accountId, tokens } = connection;
  const said = graphSaid(
    desk,
    await graphPost(desk, {
      ...{ token: tokens.accessToken, path: `${accountId}/video_reels` },
      fields: { upload_phase: "start" },
    }),
  );
  if ("kind" in said) return begunAnew(said.failure);
  const reel = started.safeParse(said.said).data;
  if (!reel || !isUploadAddress(reel.upload_url, desk.settings.uploadOrigins))
    return begunAnew(NOT_UNDERSTOOD);
  const { video_id: video, upload_url: uploadUrl } = reel;
  const handle = writeHandle({ kind: "reel", video, uploadUrl, armed: 0 });
  return { kind: "working", handle, afterMilliseconds: 0 };
}
