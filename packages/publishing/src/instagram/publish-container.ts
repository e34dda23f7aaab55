import type {
  CommitOutcome,
  PreparedPublication,
  PublishedPost,
  StandingOutcome,
  StandingQuestion,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed } from "../failure.ts";
import { HANDLE_GONE, readHandle } from "../handle.ts";
import { graphCommitted, graphGet, graphPost } from "../meta/graph-client.ts";
import { ownOf } from "../own-of.ts";
import { type InstagramHandle, instagramHandle } from "./instagram-handle.ts";
import type { InstagramDesk } from "./instagram-settings.ts";
import { CONTAINER_PAUSE } from "./prepare-containers.ts";
import { readContainer } from "./read-container.ts";

const published = z.object({ id: z.string().min(1) });
const recent = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().default(""),
      timestamp: z.string(),
      permalink: z.string().nullish(),
    }),
  ),
});

/** Publishes the container. The link is read later: nothing comes between this and its storing. */
export async function commitContainer(
  desk: InstagramDesk,
  { connection, handle }: PreparedPublication,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const known = readHandle(instagramHandle, handle);
  if (!known?.container) return { kind: "refused", failure: HANDLE_GONE, handle: null };
  const call = {
    ...{ token: connection.tokens.accessToken, path: `${connection.accountId}/media_publish` },
    fields: { creation_id: known.container },
  };
  return graphCommitted(desk, await graphPost(desk, call, signal), {
    handle,
    isAgain: known.armed > 1,
    onSuccess(said) {
      const id = published.safeParse(said).data?.id ?? null;
      return { kind: "done", post: { id, url: null, visibility: null } };
    },
  });
}

/** Asks the container, which is published at most once. */
export async function askContainer(
  desk: InstagramDesk,
  { connection, handle, isAnothers }: StandingQuestion,
): Promise<StandingOutcome> {
  const known = readHandle(instagramHandle, handle);
  if (!known?.container) return { kind: "unknown", failure: HANDLE_GONE };
  const state = await readContainer(desk, connection.tokens.accessToken, known.container);
  if (state.kind === "failed") return { kind: "unknown", failure: state.failure };
  if (state.kind === "dead")
    return state.failure.class === "unknown"
      ? { kind: "unknown", failure: state.failure }
      : failed(state.failure);
  if (state.kind === "in progress") return { kind: "pending", afterMilliseconds: CONTAINER_PAUSE };
  if (state.kind === "finished") return { kind: "absent", isCertain: false };
  return { kind: "done", post: await findPost(desk, { connection, isAnothers }, known) };
}

/** A container does not tell its post: only one with exactly this caption, since then, is taken. */
async function findPost(
  desk: InstagramDesk,
  { connection: { accountId, tokens }, isAnothers }: Omit<StandingQuestion, "handle">,
  { caption, since }: InstagramHandle,
): Promise<PublishedPost> {
  const none = { id: null, url: null, visibility: null };
  if (caption === null) return none;
  const said = await graphGet(desk, {
    ...{ token: tokens.accessToken, path: `${accountId}/media` },
    fields: { fields: "id,caption,timestamp,permalink", limit: "25" },
  });
  const posts = "kind" in said ? [] : (recent.safeParse(said.said).data?.data ?? []);
  const alike = posts.filter(
    (post) => post.caption === caption && Date.parse(post.timestamp) >= since * 1_000,
  );
  const [found, another] = await ownOf(alike, isAnothers);
  if (!found || another) return none;
  return { id: found.id, url: found.permalink ?? null, visibility: null };
}
