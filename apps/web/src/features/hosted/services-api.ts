import type { LanguageModelChoice } from "@kinora/contracts/hosted/language-model";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

export interface EnteredKey {
  readonly name: string;
  readonly key: string;
}

interface OrderedTrial {
  readonly name: string;
  readonly model: string;
  readonly key: string;
}

const servicesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      listServices: query("listServices", nothing, { providesTags: ["Service"] }),
      enterServiceKey: mutation(
        "enterServiceKey",
        ({ name, key }: EnteredKey) => ({ params: { name }, body: { key } }),
        { invalidatesTags: ["Service", "Model"] },
      ),
      enterServiceKeys: mutation(
        "enterServiceKeys",
        (keys: readonly EnteredKey[]) => ({ body: { keys: [...keys] } }),
        { invalidatesTags: ["Service", "Model"] },
      ),
      removeServiceKey: mutation("removeServiceKey", (name: string) => ({ params: { name } }), {
        invalidatesTags: ["Service", "Model"],
      }),
      testServiceKey: mutation("testServiceKey", (name: string) => ({ params: { name } }), {
        invalidatesTags: ["Service", "Model"],
      }),
      orderTrial: mutation(
        "orderTrial",
        ({ name, model, key }: OrderedTrial) => ({ params: { name }, body: { model }, key }),
        { invalidatesTags: ["Service"] },
      ),
      // Events about works refetch it.
      getTrialWork: query("getCreation", (id: string) => ({ params: { id } }), {
        providesTags: (_work, _error, id) => [{ type: "Creation", id }],
      }),
      findPeople: query("listPeople", (q: string) => ({ query: { q } })),
      nameForHosted: mutation("nameForHosted", (id: string) => ({ params: { id } }), {
        invalidatesTags: ["Service"],
      }),
      unnameForHosted: mutation("unnameForHosted", (id: string) => ({ params: { id } }), {
        invalidatesTags: ["Service"],
      }),
      getLanguageModel: query("getLanguageModel", nothing, { providesTags: ["Service"] }),
      chooseLanguageModel: mutation(
        "chooseLanguageModel",
        (choice: LanguageModelChoice) => ({ body: choice }),
        { invalidatesTags: ["Service", "Model"] },
      ),
      chooseNoLanguageModel: mutation("chooseNoLanguageModel", nothing, {
        invalidatesTags: ["Service", "Model"],
      }),
    };
  },
});

export const {
  useListServicesQuery,
  useEnterServiceKeyMutation,
  useEnterServiceKeysMutation,
  useRemoveServiceKeyMutation,
  useTestServiceKeyMutation,
  useOrderTrialMutation,
  useGetTrialWorkQuery,
  useFindPeopleQuery,
  useNameForHostedMutation,
  useUnnameForHostedMutation,
  useGetLanguageModelQuery,
  useChooseLanguageModelMutation,
  useChooseNoLanguageModelMutation,
} = servicesApi;
