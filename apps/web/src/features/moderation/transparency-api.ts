import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Counts of reports and decisions, loaded with their page. */
const transparencyApi = api.injectEndpoints({
  endpoints: (build) => ({ getTransparency: operations(build).query("getTransparency", nothing) }),
});

export const { useGetTransparencyQuery } = transparencyApi;
