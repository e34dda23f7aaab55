import type { Post } from "@kinora/contracts/publication/post";
import type { EventStore } from "../../store/live/event-handlers.ts";
import { publicationApi } from "./publication-api.ts";

interface Pages {
  pages: { items: Post[] }[];
}

/** Shows a post as it now is, wherever it is shown. */
export function hearPost(post: Post, store: EventStore): void {
  const { dispatch, getState } = store;
  const asked = dispatch(publicationApi.util.getRunningQueryThunk("getPost", post.id));
  if (asked) {
    // The answer may be older.
    void asked.then(() => hearPost(post, store));
    return;
  }
  // Where it belongs in a calendar that is open, its server knows.
  dispatch(publicationApi.util.invalidateTags([{ type: "Post", id: "calendar" }]));
  dispatch(publicationApi.util.updateQueryData("getPost", post.id, () => post));
  for (const shown of publicationApi.util.selectInvalidatedBy(getState(), ["Post"])) {
    const { endpointName, originalArgs } = shown;
    if (endpointName === "listPosts")
      dispatch(
        publicationApi.util.updateQueryData("listPosts", originalArgs, (pages) =>
          place(pages, post, originalArgs === null || originalArgs === post.outcome),
        ),
      );
    if (endpointName === "listPostsOfWork" && originalArgs === post.work?.id)
      dispatch(
        publicationApi.util.updateQueryData("listPostsOfWork", originalArgs, (pages) =>
          place(pages, post, true),
        ),
      );
  }
}

/** Puts a post into a list, newest first, or takes it out of one that it no longer belongs to. */
function place({ pages }: Pages, post: Post, belongs: boolean): void {
  for (const { items } of pages) {
    const at = items.findIndex(({ id }) => id === post.id);
    if (at < 0) continue;
    items.splice(at, 1, ...(belongs ? [post] : []));
    return;
  }
  const [first] = pages;
  const [newest] = first?.items ?? [];
  // Where an older one belongs is known only to the server.
  if (first && belongs && (!newest || newest.createdAt <= post.createdAt))
    first.items.unshift(post);
}
