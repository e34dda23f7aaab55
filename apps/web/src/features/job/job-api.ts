import type { JobView } from "@kinora/contracts/job/job";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

/** Background jobs, loaded with their page. */
const jobApi = api.injectEndpoints({
  endpoints: (build) => {
    const { pages, mutation } = operations(build);
    const kept = { keepUnusedDataFor: 0 };
    return {
      listJobs: pages("listJobs", (cursor, show: JobView) => ({ query: { cursor, show } }), kept),
      listDeadLetters: pages("listDeadLetters", (cursor) => ({ query: { cursor } }), kept),
      retryJob: mutation("retryJob", ({ id, reason }: Reasoned) => ({
        ...{ params: { id }, body: { reason } },
      })),
      cancelJob: mutation("cancelJob", ({ id, reason }: Reasoned) => ({
        ...{ params: { id }, body: { reason } },
      })),
      retryLetter: mutation(
        "retryLetter",
        ({
          listener,
          event,
          reason,
        }: {
          readonly listener: string;
          readonly event: number;
          readonly reason: string;
        }) => ({ params: { listener, number: event }, body: { reason } }),
      ),
    };
  },
});

export const {
  useListJobsInfiniteQuery,
  useListDeadLettersInfiniteQuery,
  useRetryJobMutation,
  useCancelJobMutation,
  useRetryLetterMutation,
} = jobApi;
