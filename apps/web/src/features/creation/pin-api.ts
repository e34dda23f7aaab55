import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

interface Pinned {
  readonly id: string;
  readonly pinned: boolean;
}

export const pinApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPin: operations(build).mutation(
      ({ pinned }: Pinned) => (pinned ? "pinWork" : "unpinWork"),
      ({ id }: Pinned) => ({ params: { id } }),
      { invalidatesTags: ["Creation", "Feed"] },
    ),
  }),
});
