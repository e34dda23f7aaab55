import type { MediaFit } from "@kinora/contracts/publication/fit-media";
import type { NewPostInput, PublicationAnswer } from "@kinora/contracts/publication/post";
import type { PostDraftWish } from "@kinora/contracts/publication/post-draft";
import type { PostOutcome } from "@kinora/contracts/publication/publication-vocabulary";
import type { RowsToCheck } from "@kinora/contracts/schedule-file/check-rows";
import { EMPTY_DRAFT, type TargetDraft } from "../../entities/post/draft/draft.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** A work at one account, as one kind of post. */
export interface PreviewAsk {
  readonly workId: string;
  readonly connectionId: string;
  /** Null for the first that suits the work. */
  readonly kind: string | null;
  /** What is changed of the file. */
  readonly fit: MediaFit;
}

/** Returns what is asked about an account of a draft. */
export const askOf = (
  workId: string,
  connectionId: string,
  { kind, fit }: Pick<TargetDraft, "kind" | "fit"> = EMPTY_DRAFT,
): PreviewAsk => ({ workId, connectionId, kind, fit });

/** With its idempotency key. */
type Keyed<What> = What & { readonly key: string };

const DRAFTS = { type: "Post", id: "drafts" } as const;

/** After a refusal, the post is no longer as it is shown. */
const changedIf = (error: unknown) => (error ? (["Post"] as const) : []);

/** Posts of works; loaded by the pages that show them. */
export const publicationApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      previewPost: query(
        "previewPost",
        ({ workId, connectionId, kind, fit }: PreviewAsk) => ({
          body: { workId, targets: [{ connectionId, fit, ...(kind === null ? {} : { kind }) }] },
        }),
        { transformResponse: ({ targets }) => targets[0] ?? null, providesTags: ["Connection"] },
      ),
      getPost: query("getPost", (id: string) => ({ params: { id } }), {
        providesTags: (_post, _error, id) => [{ type: "Post", id }],
      }),
      getPostExport: query("getPostExport", (id: string) => ({ params: { id } })),
      listPosts: pages(
        "listPosts",
        (cursor, outcome: PostOutcome | null) => ({
          query: { cursor, ...(outcome === null ? {} : { outcome }) },
        }),
        { providesTags: ["Post"] },
      ),
      listPostsOfWork: pages(
        "listPostsOfWork",
        (cursor, id: string) => ({ params: { id }, query: { cursor } }),
        { providesTags: ["Post"] },
      ),
      listPostDrafts: query("listPostDrafts", () => ({}), { providesTags: [DRAFTS] }),
      getPostDraft: query("getPostDraft", (id: string) => ({ params: { id } })),
      savePostDraft: mutation(
        "savePostDraft",
        ({ id, ...body }: PostDraftWish & { readonly id: string }) => ({ params: { id }, body }),
        { invalidatesTags: [DRAFTS] },
      ),
      deletePostDraft: mutation("deletePostDraft", (id: string) => ({ params: { id } }), {
        invalidatesTags: [DRAFTS],
      }),
      listBestTimes: query("listBestTimes", (zone: string) => ({ query: { zone } })),
      checkPostRows: mutation("checkPostRows", (body: RowsToCheck) => ({ body })),
      createPost: mutation(
        "createPost",
        ({ key, ...body }: Keyed<NewPostInput>) => ({ body, key }),
        // After a refusal, what applies at the accounts may be otherwise than it was looked up.
        { invalidatesTags: (_post, error) => [error ? "Connection" : "Post"] },
      ),
      postAgain: mutation(
        "postAgain",
        ({ id, key }: Keyed<{ readonly id: string }>) => ({ params: { id }, key }),
        { invalidatesTags: ["Post"] },
      ),
      stopSeries: mutation("stopSeries", (id: string) => ({ params: { id } }), {
        invalidatesTags: ["Post"],
      }),
      cancelPublication: mutation("cancelPublication", (id: string) => ({ params: { id } }), {
        invalidatesTags: (_answer, error) => changedIf(error),
      }),
      postNow: mutation("postNow", (id: string) => ({ params: { id } }), {
        invalidatesTags: (_answer, error) => changedIf(error),
      }),
      answerPublication: mutation(
        "answerPublication",
        ({ id, ...body }: PublicationAnswer & { readonly id: string }) => ({
          params: { id },
          body,
        }),
        { invalidatesTags: (_answer, error) => changedIf(error) },
      ),
      withdrawPublication: mutation("withdrawPublication", (id: string) => ({ params: { id } }), {
        invalidatesTags: (_answer, error) => changedIf(error),
      }),
    };
  },
});

export const {
  usePreviewPostQuery,
  useGetPostQuery,
  useGetPostExportQuery,
  useListPostsInfiniteQuery,
  useListPostsOfWorkInfiniteQuery,
  useListPostDraftsQuery,
  useGetPostDraftQuery,
  useSavePostDraftMutation,
  useDeletePostDraftMutation,
  useListBestTimesQuery,
  useCheckPostRowsMutation,
  useCreatePostMutation,
  usePostAgainMutation,
  useStopSeriesMutation,
  useCancelPublicationMutation,
  usePostNowMutation,
  useAnswerPublicationMutation,
  useWithdrawPublicationMutation,
} = publicationApi;
