import type { PublishedPost } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { jsonOf, type PlatformAnswer } from "../http/platform-request.ts";

const video = z.object({
  id: z.string().min(1),
  status: z.object({ privacyStatus: z.string().optional() }).optional(),
});

/** Returns the post of an answer with a video; its id is null when the answer is not readable. */
export function readVideo(
  answer: PlatformAnswer,
  { siteUrl, isShort }: { readonly siteUrl: string; readonly isShort: boolean },
): PublishedPost {
  const said = video.safeParse(jsonOf(answer)).data;
  if (!said) return { id: null, url: null, visibility: null };
  return {
    id: said.id,
    url: videoUrl(said.id, { siteUrl, isShort }),
    visibility: said.status?.privacyStatus ?? null,
  };
}

/** Returns the address at which people watch a video. */
export const videoUrl = (
  id: string,
  { siteUrl, isShort }: { readonly siteUrl: string; readonly isShort: boolean },
): string => (isShort ? `${siteUrl}/shorts/${id}` : `${siteUrl}/watch?v=${id}`);
