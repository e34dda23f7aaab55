import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

export interface EnteredKey {
  readonly name: string;
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
      removeServiceKey: mutation("removeServiceKey", (name: string) => ({ params: { name } }), {
        invalidatesTags: ["Service", "Model"],
      }),
      testServiceKey: mutation("testServiceKey", (name: string) => ({ params: { name } })),
    };
  },
});

export const {
  useListServicesQuery,
  useEnterServiceKeyMutation,
  useRemoveServiceKeyMutation,
  useTestServiceKeyMutation,
} = servicesApi;
