import type { Comment, CommentMode, CommentThread } from "@kinora/contracts/comment/comment";
import type { CommentEvent } from "@kinora/contracts/comment/comment-event";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import type { Store } from "../../store/store.ts";
import "../../store/seldom-routes.ts";

interface Writing {
  readonly creationId: string;
  readonly text: string;
  readonly parentId: string | null;
  /** Idempotency key: what is sent again after a lost answer is written once. */
  readonly key: string;
}
type About = Pick<Comment, "id" | "creationId" | "parentId">;

/** Comments on works, loaded when somebody comes near them. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation, pages } = operations(build);
    return {
      listComments: pages(
        "listComments",
        (cursor, creationId: string) => ({ params: { id: creationId }, query: { cursor } }),
        { providesTags: ["Creation"] },
      ),
      listReplies: pages(
        "listReplies",
        (cursor, parentId: string) => ({ params: { id: parentId }, query: { cursor } }),
        { providesTags: ["Creation"], keepUnusedDataFor: 0 },
      ),
      writeComment: mutation(
        "writeComment",
        ({ creationId, text, parentId, key }: Writing) => ({
          ...{ params: { id: creationId }, body: { text, parentId }, key },
        }),
        {
          onQueryStarted: async (_writing, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data) showWritten(dispatch, data);
          },
        },
      ),
      editComment: mutation(
        "editComment",
        ({ id, text }: About & { readonly text: string }) => ({ params: { id }, body: { text } }),
        {
          onQueryStarted: async (about, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (data) change(dispatch, about, data);
          },
        },
      ),
      deleteComment: mutation("deleteComment", ({ id }: About) => ({ params: { id } }), {
        onQueryStarted: removed,
      }),
      removeComment: mutation("removeComment", ({ id }: About) => ({ params: { id } }), {
        onQueryStarted: removed,
      }),
      approveComment: mutation(
        "approveComment",
        ({ id, version }: About & Pick<Comment, "version">) => ({
          ...{ params: { id }, body: { version } },
        }),
        {
          onQueryStarted: async (about, { dispatch, queryFulfilled }) => {
            const { data } = await queryFulfilled.catch(() => ({ data: null }));
            if (!data) return;
            change(dispatch, about, data);
            count(dispatch, about.creationId, 1);
          },
        },
      ),
      setCommentMode: mutation(
        "setCommentMode",
        ({ creationId, mode }: { readonly creationId: string; readonly mode: CommentMode }) => ({
          ...{ params: { id: creationId }, body: { mode } },
        }),
        {
          onQueryStarted: async ({ creationId, mode }, { dispatch, queryFulfilled }) => {
            const done = await queryFulfilled.catch(() => null);
            if (!done) return;
            draftOf(dispatch, creationId, ([first]) => {
              if (first?.rules) first.rules.mode = mode;
            });
          },
        },
      ),
      blockPerson: mutation("blockPerson", (handle: string) => ({ params: { handle } }), {
        invalidatesTags: ["Creation", "Feed", "Me"],
      }),
    };
  },
});

/**
 * Shows what others changed. What is new is told and not inserted, so that nothing moves away under
 * the finger.
 *
 * @returns whether it is a new comment
 */
export function hearComment(
  store: Pick<Store, "dispatch" | "getState">,
  { comment: heard, count: now }: CommentEvent,
): boolean {
  const { dispatch } = store;
  const { id, creationId, parentId, state, author } = heard;
  // What the reader wrote themselves is shown by the answer, which may come later.
  const isOwn = author?.id === store.getState().auth.uid;
  let isKnown = false;
  draftOf(dispatch, creationId, (pages) => {
    const [first] = pages;
    if (first?.rules) first.rules.count = now;
    const threads = pages.flatMap(({ items }) => items);
    isKnown = threads.some((one) => [one, ...one.firstReplies].some((known) => known.id === id));
    if (state === "gone" && heard.replies === 0)
      for (const page of pages) page.items = page.items.filter((thread) => thread.id !== id);
    const parent = threads.find((thread) => thread.id === parentId);
    if (parent && !isKnown && !isOwn && state === "shown") parent.replies += 1;
  });
  if (isKnown) change(dispatch, heard, heard);
  return !isKnown && !isOwn && parentId === null && state !== "gone";
}

interface DraftPage {
  items: CommentThread[];
  rules: { count: number; mode: CommentMode } | null;
}

function draftOf(
  dispatch: Store["dispatch"],
  creationId: string,
  edit: (pages: DraftPage[]) => void,
): void {
  dispatch(
    commentsApi.util.updateQueryData("listComments", creationId, (draft) => edit(draft.pages)),
  );
}

function repliesOf(
  dispatch: Store["dispatch"],
  parentId: string,
  edit: (pages: { items: Comment[] }[]) => void,
): void {
  dispatch(commentsApi.util.updateQueryData("listReplies", parentId, (draft) => edit(draft.pages)));
}

function count(dispatch: Store["dispatch"], creationId: string, by: number): void {
  draftOf(dispatch, creationId, ([first]) => {
    if (first?.rules) first.rules.count += by;
  });
}

/** Puts what was just written where its author sees it. */
function showWritten(dispatch: Store["dispatch"], written: Comment): void {
  const { creationId, parentId, state, id } = written;
  if (state === "shown") count(dispatch, creationId, 1);
  draftOf(dispatch, creationId, (pages) => {
    if (parentId === null) pages[0]?.items.unshift({ ...written, firstReplies: [] });
    else {
      const parent = pages.flatMap(({ items }) => items).find((one) => one.id === parentId);
      if (!parent || parent.firstReplies.some((reply) => reply.id === id)) return;
      if (parent.replies === parent.firstReplies.length) parent.firstReplies.push(written);
      parent.replies += 1;
    }
  });
  if (parentId !== null)
    repliesOf(dispatch, parentId, (pages) => pages.at(-1)?.items.push(written));
}

/** Replaces a comment wherever it is shown. */
function change(
  dispatch: Store["dispatch"],
  { id, creationId, parentId }: About,
  changed: Partial<Comment>,
): void {
  draftOf(dispatch, creationId, (pages) => {
    for (const thread of pages.flatMap(({ items }) => items)) {
      const found = [thread, ...thread.firstReplies].find((one) => one.id === id);
      if (found) Object.assign(found, changed);
    }
  });
  if (parentId === null) return;
  repliesOf(dispatch, parentId, (pages) => {
    const found = pages.flatMap(({ items }) => items).find((one) => one.id === id);
    if (found) Object.assign(found, changed);
  });
}

async function removed(
  about: About & Pick<Comment, "state">,
  {
    dispatch,
    queryFulfilled,
  }: { readonly dispatch: Store["dispatch"]; readonly queryFulfilled: Promise<unknown> },
): Promise<void> {
  const done = await queryFulfilled.catch(() => null);
  if (done === null) return;
  const { id, creationId, parentId } = about;
  if (about.state === "shown") count(dispatch, creationId, -1);
  draftOf(dispatch, creationId, (pages) => {
    for (const page of pages) {
      // What has replies keeps its place.
      page.items = page.items.filter((thread) => thread.id !== id || thread.replies > 0);
      const parent = page.items.find((thread) => thread.id === parentId);
      if (!parent) continue;
      parent.firstReplies = parent.firstReplies.filter((reply) => reply.id !== id);
      parent.replies -= 1;
    }
  });
  change(dispatch, about, { state: "gone", author: null, text: "", mentions: [], actions: [] });
}

export const {
  useListCommentsInfiniteQuery,
  useListRepliesInfiniteQuery,
  useWriteCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRemoveCommentMutation,
  useApproveCommentMutation,
  useSetCommentModeMutation,
  useBlockPersonMutation,
} = commentsApi;
