import type { Model } from "@kinora/contracts/prompt/model";
import { api } from "../../store/api.ts";
import { type Answer, request } from "../../store/request.ts";

/** Apart from what orders with them: the page of an item names a model, and orders nothing. */
export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModels: build.query<readonly Model[], void>({
      query: () => request("listModels"),
      transformResponse: ({ items }: Answer<"listModels">) => items,
      providesTags: ["Model"],
    }),
  }),
});
export const { useListModelsQuery } = modelsApi;
