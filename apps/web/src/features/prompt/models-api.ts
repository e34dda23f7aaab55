import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** Apart from what orders with them: the page of an item names a model, and orders nothing. */
export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: operations(build).query("listModels", nothing, { providesTags: ["Model"] }),
  }),
});

export function useListModelsQuery() {
  const { data, error } = modelsApi.useListModelsQuery();
  return { data: data?.items, error };
}

/** The language model that improves words for whoever is signed in; null: there is none for them, or none is known yet. */
export const useImprover = (): string | null =>
  modelsApi.useListModelsQuery().data?.improver ?? null;
