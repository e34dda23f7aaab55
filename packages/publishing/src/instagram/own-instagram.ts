import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type {
  MeasureOutcome,
  OwnPost,
  PreflightOutcome,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, failure, NOT_UNDERSTOOD } from "../failure.ts";
import { graphGet } from "../meta/graph-client.ts";
import type { InstagramDesk } from "./instagram-settings.ts";

const limit = z.object({
  data: z
    .array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }) }))
    .min(1),
});
const media = z.object({
  like_count: z.number().optional(),
  comments_count: z.number().optional(),
  permalink: z.string().optional(),
});
const insights = z.object({
  data: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ value: z.number() })).min(1) }),
  ),
});

/** Asks how many posts are left of a day: documents contradict each other, so it is always asked. */
export async function preflightInstagram(
  desk: InstagramDesk,
  { accountId, tokens }: PlatformConnection,
): Promise<PreflightOutcome> {
  const said = await graphGet(desk, {
    ...{ token: tokens.accessToken, path: `${accountId}/content_publishing_limit` },
    fields: { fields: "quota_usage,config" },
  });
  if ("kind" in said) return said;
  const [known] = limit.safeParse(said.said).data?.data ?? [];
  if (!known) return failed(NOT_UNDERSTOOD);
  const postsLeft = Math.max(0, known.config.quota_total - known.quota_usage);
  return { kind: "answered", terms: { postsLeft, longestSeconds: null, creator: null } };
}

/** Reads figures and link; views are told apart, or not at all. */
export async function measureInstagram(
  desk: InstagramDesk,
  { connection, post }: OwnPost,
): Promise<MeasureOutcome> {
  const { id, url } = post;
  if (id === null) return failed(failure("permanent", "not_found"));
  const token = connection.tokens.accessToken;
  const fields = { fields: "like_count,comments_count,permalink" };
  const said = await graphGet(desk, { token, path: id, fields });
  const none = { views: null, likes: null, comments: null };
  if ("kind" in said)
    return said.failure.code === "not_found"
      ? { kind: "measured", figures: none, condition: "removed", reason: null, url }
      : said;
  const known = media.safeParse(said.said).data;
  if (!known) return failed(NOT_UNDERSTOOD);
  const views = await viewsOf(desk, token, id);
  const { like_count: likes = null, comments_count: comments = null, permalink } = known;
  return {
    ...{ kind: "measured", condition: "live", reason: null, url: url ?? permalink ?? null },
    figures: { views, likes, comments },
  };
}

async function viewsOf(desk: InstagramDesk, token: string, id: string): Promise<number | null> {
  const fields = { metric: "views" };
  const said = await graphGet(desk, { token, path: `${id}/insights`, fields });
  const known = "kind" in said ? [] : (insights.safeParse(said.said).data?.data ?? []);
  return known.find(({ name }) => name === "views")?.values[0]?.value ?? null;
}
