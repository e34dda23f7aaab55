import type { ChallengeStepOrder } from "@kinora/contracts/challenge/challenge";
import type { ChallengeSettings } from "@kinora/contracts/challenge/challenge-settings";
import { api } from "../../../store/api.ts";
import { operations } from "../../../store/operations.ts";
import "../../../store/seldom-routes.ts";

/** Shown as it is now: challenges move on by themselves. */
const FRESH = { keepUnusedDataFor: 0 } as const;

interface Exclusion {
  /** Of the challenge. */
  readonly id: string;
  readonly statement: string;
}

/** What staff do about challenges, loaded with the staff pages. */
const staffChallengeApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      listAllChallenges: pages("listAllChallenges", (cursor) => ({ query: { cursor } }), FRESH),
      findCover: query("getCreation", (id: string) => ({ params: { id } })),
      createChallenge: mutation(
        "createChallenge",
        ({ key, settings }: { readonly key: string; readonly settings: ChallengeSettings }) => ({
          ...{ body: settings, key },
        }),
      ),
      changeChallenge: mutation(
        "changeChallenge",
        ({
          id,
          ...body
        }: {
          readonly id: string;
          readonly version: number;
          readonly settings: ChallengeSettings;
        }) => ({ params: { id }, body }),
      ),
      stepChallenge: mutation(
        "stepChallenge",
        ({ id, order }: { readonly id: string; readonly order: ChallengeStepOrder }) => ({
          ...{ params: { id }, body: order },
        }),
      ),
      scheduleLargeChallenge: mutation(
        "scheduleLargeChallenge",
        ({ id, version }: { readonly id: string; readonly version: number }) => ({
          ...{ params: { id }, body: { version } },
        }),
      ),
      getFraudReport: query("getFraudReport", (id: string) => ({ params: { id } }), FRESH),
      listTalliedEntries: pages(
        "listTalliedEntries",
        (cursor, id: string) => ({ params: { id }, query: { cursor } }),
        FRESH,
      ),
      listChallengeVoters: pages(
        "listChallengeVoters",
        (cursor, id: string) => ({ params: { id }, query: { cursor } }),
        FRESH,
      ),
      excludeEntry: mutation(
        "excludeEntry",
        ({ entry, statement }: Exclusion & { readonly entry: string }) => ({
          ...{ params: { id: entry }, body: { statement } },
        }),
      ),
      excludeAuthor: mutation(
        "excludeAuthor",
        ({ id, author, statement }: Exclusion & { readonly author: string }) => ({
          ...{ params: { id, author }, body: { statement } },
        }),
      ),
      excludeVoter: mutation(
        "excludeVoter",
        ({ id, voter, statement }: Exclusion & { readonly voter: string }) => ({
          ...{ params: { id, voter }, body: { statement } },
        }),
      ),
    };
  },
});

export const {
  useListAllChallengesInfiniteQuery,
  useFindCoverQuery,
  useCreateChallengeMutation,
  useChangeChallengeMutation,
  useStepChallengeMutation,
  useScheduleLargeChallengeMutation,
  useGetFraudReportQuery,
  useListTalliedEntriesInfiniteQuery,
  useListChallengeVotersInfiniteQuery,
  useExcludeEntryMutation,
  useExcludeAuthorMutation,
  useExcludeVoterMutation,
} = staffChallengeApi;
