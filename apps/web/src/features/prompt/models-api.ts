import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** Apart from what orders with them: the page of an item names a model, and orders nothing. */
export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: operations(build).query("listModels", nothing, {
      transformResponse: ({ items }) => items,
      providesTags: ["Model"],
    }),
  }),
});
export const { useListModelsQuery } = modelsApi;
