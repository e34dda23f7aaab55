import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Counts of what was reported and decided; fetched with their page. */
const transparencyApi = api.injectEndpoints({
  endpoints: (build) => ({ getTransparency: operations(build).query("getTransparency", nothing) }),
});

export const { useGetTransparencyQuery } = transparencyApi;
