import type { BallotOrder } from "@kinora/contracts/challenge/challenge-vote";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Works offered for entering. */
const OFFERED = 48;
/** Shown as it is now: challenges move on by themselves. */
const FRESH = { keepUnusedDataFor: 0 } as const;

/** Challenges, loaded with their pages. */
const challengeApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    const ofId = (id: string) => ({ params: { id } });
    return {
      listChallenges: pages("listChallenges", (cursor) => ({ query: { cursor } }), FRESH),
      getChallenge: query("getChallenge", ofId, FRESH),
      listEnterable: query("listCreations", () => ({ query: { limit: OFFERED } }), FRESH),
      listChallengePlaces: pages("listChallengePlaces", (cursor, id: string) => ({
        ...{ params: { id }, query: { cursor } },
      })),
      listChallengeExclusions: pages("listChallengeExclusions", (cursor, id: string) => ({
        ...{ params: { id }, query: { cursor } },
      })),
      getChallengeBundle: mutation("getChallengeBundle", ofId),
      enterChallenge: mutation(
        "enterChallenge",
        ({ id, creationId }: { readonly id: string; readonly creationId: string }) => ({
          ...{ params: { id }, body: { creationId } },
        }),
      ),
      withdrawEntry: mutation("withdrawEntry", ofId),
      drawChallengePair: mutation("drawChallengePair", ofId),
      castBallot: mutation(
        "castBallot",
        ({ id, ballot }: { readonly id: string; readonly ballot: BallotOrder }) => ({
          ...{ params: { id }, body: ballot },
        }),
      ),
    };
  },
});

export const {
  useListChallengesInfiniteQuery,
  useGetChallengeQuery,
  useListEnterableQuery,
  useListChallengePlacesInfiniteQuery,
  useListChallengeExclusionsInfiniteQuery,
  useGetChallengeBundleMutation,
  useEnterChallengeMutation,
  useWithdrawEntryMutation,
  useDrawChallengePairMutation,
  useCastBallotMutation,
} = challengeApi;
