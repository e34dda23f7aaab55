import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({ getHealth: operations(build).query("getHealth", nothing) }),
});

export const { useGetHealthQuery } = healthApi;
