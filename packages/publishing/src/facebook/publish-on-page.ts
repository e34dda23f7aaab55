import type { FacebookPublication } from "@kinora/domain/publication/publication";
import type {
  CommitOutcome,
  PrepareOutcome,
  PublicationHandle,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { begunAnew } from "../begun-anew.ts";
import { HANDLE_GONE, readHandle, writeHandle } from "../handle.ts";
import { COMMIT_PAUSE, graphCommitted, graphPost } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { type FacebookHandle, facebookHandle } from "./facebook-handle.ts";
import { preparePhotos } from "./prepare-photos.ts";
import { prepareReel } from "./prepare-reel.ts";
import { prepareLongVideo } from "./prepare-video.ts";

type Order = PublicationOrder<FacebookPublication>;

/** Prepares what is shown on a page, by its kind. */
export async function prepareOnPage(
  desk: GraphDesk,
  { connection, publication }: Order,
  handle: PublicationHandle | null,
): Promise<PrepareOutcome> {
  const known = handle === null ? null : readHandle(facebookHandle, handle);
  if (handle !== null && known?.kind !== publication.kind) return begunAnew(HANDLE_GONE);
  const of = <Kind extends FacebookHandle["kind"]>(kind: Kind) =>
    known?.kind === kind ? (known as Extract<FacebookHandle, { readonly kind: Kind }>) : null;
  switch (publication.kind) {
    case "text":
      return { kind: "ready", handle: handle ?? textHandle(publication.caption, desk.now()) };
    case "photos":
      return preparePhotos(desk, { connection, publication }, of("photos"));
    case "reel":
      return prepareReel(desk, { connection, publication }, of("reel"));
    case "video":
      return prepareLongVideo(desk, { connection, publication }, of("video"));
  }
}

const textHandle = (text: string, now: Date): PublicationHandle =>
  writeHandle({ kind: "text", text, since: Math.floor(now.getTime() / 1_000) });

const posted = z.object({ id: z.string().min(1) });

/** Makes the one call with which it is seen on the page. */
export async function commitOnPage(
  desk: GraphDesk,
  { connection, publication }: Order,
  [handle, signal]: readonly [PublicationHandle, AbortSignal],
): Promise<CommitOutcome> {
  const known = readHandle(facebookHandle, handle);
  const call = known && callOf(known, publication, connection.accountId);
  if (!known || !call) return { kind: "refused", failure: HANDLE_GONE, handle: null };
  const token = connection.tokens.accessToken;
  return graphCommitted(desk, await graphPost(desk, { token, ...call }, signal), {
    handle,
    isAgain: "armed" in known && known.armed > 1,
    onSuccess(said) {
      // A reel is accepted, and published a little later.
      if (known.kind === "reel" || known.kind === "video")
        return { kind: "unknown", afterMilliseconds: COMMIT_PAUSE };
      const id = posted.safeParse(said).data?.id ?? null;
      const url = id === null ? null : `${desk.settings.signInUrl}/${id}`;
      return { kind: "done", post: { id, url, visibility: null } };
    },
  });
}

/** Null when the handle is one of something else. */
function callOf(known: FacebookHandle, publication: FacebookPublication, page: string) {
  const { caption } = publication;
  if (known.kind === "text" && publication.kind === "text")
    return { path: `${page}/feed`, fields: { message: caption, link: publication.link } };
  if (known.kind === "photos") {
    const attached = known.photos.map((photo, index) => [
      ...[`attached_media[${index}]`, JSON.stringify({ media_fbid: photo })],
    ]);
    return { path: `${page}/feed`, fields: { message: caption, ...Object.fromEntries(attached) } };
  }
  if (known.kind === "video" && known.video !== null)
    return { path: known.video, fields: { published: "true" } };
  if (known.kind !== "reel" || publication.kind !== "reel") return null;
  const fields = { upload_phase: "finish", video_id: known.video, video_state: "PUBLISHED" };
  const { title } = publication;
  return { path: `${page}/video_reels`, fields: { ...fields, description: caption, title } };
}
