import type { ChosenTime } from "@kinora/contracts/publication/post";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

const moveApi = api.injectEndpoints({
  endpoints: (build) => ({
    movePost: operations(build).mutation(
      "movePost",
      ({ id, wallTime, zone }: ChosenTime & { readonly id: string }) => ({
        params: { id },
        body: { wallTime, zone },
      }),
      // After a refusal, too, it is no longer as it is shown.
      { invalidatesTags: ["Post"] },
    ),
  }),
});

/** Chooses another time for a post. */
export const { useMovePostMutation } = moveApi;
