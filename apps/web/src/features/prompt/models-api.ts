import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/**
 * Separate from the ordering endpoints, because the page of an item names a model but orders
 * nothing.
 */
export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: operations(build).query("listModels", nothing, { providesTags: ["Model"] }),
  }),
});

export function useListModelsQuery() {
  const { data, error } = modelsApi.useListModelsQuery();
  return { data: data?.items, error };
}

/**
 * The service that improves prompts for the signed-in user; null when there is none, or
 * while unknown.
 */
export const useImprover = (): string | null =>
  modelsApi.useListModelsQuery().data?.improver ?? null;
