import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Models with their prices and services, loaded with their page. */
const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: operations(build).query("getCatalogue", nothing, { keepUnusedDataFor: 0 }),
  }),
});

export const { useGetCatalogueQuery } = catalogueApi;
