import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

interface Asked {
  readonly request: ImprovementRequest;
  readonly key: string;
}

const improvementsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      improveWords: mutation("improveWords", ({ request, key }: Asked) => ({ body: request, key })),
      getImprovement: query("getImprovement", (id: string) => ({ params: { id } })),
    };
  },
});

export const { useImproveWordsMutation, useGetImprovementQuery } = improvementsApi;
