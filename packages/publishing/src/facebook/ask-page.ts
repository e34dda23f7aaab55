import type {
  StandingOutcome,
  StandingQuestion,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { PROCESSING_FAILED } from "../begun-anew.ts";
import { failed, NOT_UNDERSTOOD } from "../failure.ts";
import { HANDLE_GONE, readHandle } from "../handle.ts";
import { graphGet } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { ownOf } from "../own-of.ts";
import { facebookHandle, type HandleOf } from "./facebook-handle.ts";
import { PROCESSING_PAUSE } from "./prepare-reel.ts";
import { readVideoNode } from "./read-video-node.ts";

const photoNode = z.object({ page_story_id: z.string().nullish() });
const pagePosts = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      message: z.string().default(""),
      permalink_url: z.string().nullish(),
    }),
  ),
});

/** Asks what became of something on a page. */
export async function askPage(
  desk: GraphDesk,
  { connection, handle, isAnothers }: StandingQuestion,
): Promise<StandingOutcome> {
  const known = readHandle(facebookHandle, handle);
  const token = connection.tokens.accessToken;
  if (known?.kind === "text")
    return askText(desk, { token, page: connection.accountId, isAnothers }, known);
  if (known?.kind === "photos") return askPhotos(desk, token, known);
  if (!known || known.video === null) return { kind: "unknown", failure: HANDLE_GONE };
  return askFilm(desk, token, known.video);
}

/** A photo knows the post that it is in; one that knows none may learn of it yet. */
async function askPhotos(
  desk: GraphDesk,
  token: string,
  { photos: [photo = ""] }: HandleOf<"photos">,
): Promise<StandingOutcome> {
  const fields = { fields: "page_story_id" };
  const said = await graphGet(desk, { token, path: photo, fields });
  if ("kind" in said) return { kind: "unknown", failure: said.failure };
  const id = photoNode.safeParse(said.said).data?.page_story_id ?? null;
  if (id === null) return { kind: "unknown", failure: HANDLE_GONE };
  return { kind: "done", post: { id, url: `${desk.settings.signInUrl}/${id}`, visibility: null } };
}

interface AskedText extends Pick<StandingQuestion, "isAnothers"> {
  readonly token: string;
  readonly page: string;
}

/** A text is only found by itself: exactly it, once, since it was prepared, and nobody else's. */
async function askText(
  desk: GraphDesk,
  { token, page, isAnothers }: AskedText,
  { text, since }: HandleOf<"text">,
): Promise<StandingOutcome> {
  const fields = {
    ...{ fields: "id,message,permalink_url,created_time", since: `${since}`, limit: "100" },
  };
  const said = await graphGet(desk, { token, path: `${page}/published_posts`, fields });
  if ("kind" in said) return { kind: "unknown", failure: said.failure };
  const posts = pagePosts.safeParse(said.said).data?.data;
  if (!posts) return { kind: "unknown", failure: NOT_UNDERSTOOD };
  const [found, another] = await ownOf(
    posts.filter(({ message }) => message === text),
    isAnothers,
  );
  if (!found || another) return { kind: "unknown", failure: HANDLE_GONE };
  const { id, permalink_url: url = null } = found;
  return { kind: "done", post: { id, url: url ?? null, visibility: null } };
}

/** A film is shown at most once, so that one that is not shown may be committed again. */
async function askFilm(desk: GraphDesk, token: string, video: string): Promise<StandingOutcome> {
  const node = await readVideoNode(desk, { token, video });
  if ("kind" in node) return { kind: "unknown", failure: node.failure };
  const { publishing, processing, postId, url } = node;
  if (publishing === "published")
    return { kind: "done", post: { id: postId ?? video, url, visibility: null } };
  if (publishing === "failed" || processing === "failed") return failed(PROCESSING_FAILED);
  const isMoving = publishing === "running" || processing === "running";
  return isMoving
    ? { kind: "pending", afterMilliseconds: PROCESSING_PAUSE }
    : { kind: "absent", isCertain: false };
}
