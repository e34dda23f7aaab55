import type { PlatformFailed } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, NOT_UNDERSTOOD } from "../failure.ts";
import { graphGet } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";

const phase = z.object({ status: z.string().default("not_started") });
const videoNode = z.object({
  published: z.boolean().optional(),
  permalink_url: z.string().optional(),
  post_id: z.string().optional(),
  status: z
    .object({
      video_status: z.string().optional(),
      uploading_phase: phase.extend({ bytes_transfered: z.number().optional() }).optional(),
      processing_phase: phase.optional(),
      publishing_phase: phase.extend({ publish_status: z.string().optional() }).optional(),
    })
    .default({}),
});

/** How far a video of a page is. */
export interface VideoNode {
  readonly arrived: number;
  readonly isUploaded: boolean;
  readonly processing: "none" | "running" | "complete" | "failed";
  readonly publishing: "none" | "running" | "published" | "failed";
  readonly postId: string | null;
  readonly url: string | null;
}

/** Asks how far a video is. */
export async function readVideoNode(
  desk: GraphDesk,
  { token, video }: { readonly token: string; readonly video: string },
): Promise<VideoNode | PlatformFailed> {
  const fields = { fields: "status,published,permalink_url,post_id" };
  const said = await graphGet(desk, { token, path: video, fields });
  if ("kind" in said) return said;
  const node = videoNode.safeParse(said.said).data;
  if (!node) return failed(NOT_UNDERSTOOD);
  const { status, permalink_url: link = null, post_id: postId = null } = node;
  const isBroken = ["error", "upload_failed", "expired"].includes(status.video_status ?? "");
  return {
    arrived: status.uploading_phase?.bytes_transfered ?? 0,
    isUploaded: isComplete(status.uploading_phase),
    processing: isBroken ? "failed" : progressOf(status.processing_phase),
    publishing: publishingOf(node),
    postId,
    // Addresses within the site begin with a slash.
    url: link?.startsWith("/") ? `${desk.settings.signInUrl}${link}` : link,
  };
}

/** Its documentation writes both. */
const isComplete = (one: z.infer<typeof phase> | undefined): boolean =>
  one?.status === "complete" || one?.status === "completed";

function progressOf(one: z.infer<typeof phase> | undefined): VideoNode["processing"] {
  if (isComplete(one)) return "complete";
  if (one?.status === "error") return "failed";
  return one?.status === "in_progress" ? "running" : "none";
}

function publishingOf({ published, status }: z.infer<typeof videoNode>): VideoNode["publishing"] {
  const { publishing_phase: publishing } = status;
  if (publishing?.publish_status === "published" || published === true) return "published";
  if (publishing?.status === "error" || publishing?.publish_status === "error") return "failed";
  return publishing?.status === "in_progress" ? "running" : "none";
}
