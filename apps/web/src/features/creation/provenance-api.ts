import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

const provenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProvenance: operations(build).query("getProvenance", (id: string) => ({ params: { id } })),
  }),
});

export const { useGetProvenanceQuery } = provenanceApi;
