import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";
import { TAGS } from "./tags.ts";

/**
 * One cache for the whole API; each feature adds its operations in features/<noun>/<noun>-api.ts.
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
