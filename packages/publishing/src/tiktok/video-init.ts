import type { TikTokPublication } from "@kinora/domain/publication/publication";
import { planChunks } from "./chunk-plan.ts";

/** Returns the call that starts a video: nothing is posted before its last byte has arrived. */
export function videoInit(publication: TikTokPublication): {
  readonly path: string;
  readonly body: object;
} {
  const { size } = publication.file;
  const { chunkSize, count } = planChunks(size);
  const source_info = {
    ...{ source: "FILE_UPLOAD", video_size: size },
    ...{ chunk_size: chunkSize, total_chunk_count: count },
  };
  if (publication.kind === "draft")
    return { path: "/v2/post/publish/inbox/video/init/", body: { source_info } };
  const { coverAt } = publication;
  const post_info = {
    ...{ privacy_level: publication.audience, title: publication.caption },
    disable_comment: !publication.allowsComments,
    disable_duet: !publication.allowsDuets,
    disable_stitch: !publication.allowsStitches,
    brand_content_toggle: publication.isBrandedContent,
    brand_organic_toggle: publication.isOwnBrand,
    is_aigc: publication.isAiMade,
    ...(coverAt !== null && { video_cover_timestamp_ms: coverAt }),
  };
  return { path: "/v2/post/publish/video/init/", body: { post_info, source_info } };
}
