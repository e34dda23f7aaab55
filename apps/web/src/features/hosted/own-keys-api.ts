import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";
import type { EnteredKey } from "./services-api.ts";

const ownKeysApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listOwnKeys: query("listOwnKeys", nothing, { providesTags: ["Service"] }),
      enterOwnKey: mutation(
        "enterOwnKey",
        ({ name, key }: EnteredKey) => ({ params: { name }, body: { key } }),
        { invalidatesTags: ["Service", "Model"] },
      ),
      removeOwnKey: mutation("removeOwnKey", (name: string) => ({ params: { name } }), {
        invalidatesTags: ["Service", "Model"],
      }),
    };
  },
});

export const { useListOwnKeysQuery, useEnterOwnKeyMutation, useRemoveOwnKeyMutation } = ownKeysApi;
