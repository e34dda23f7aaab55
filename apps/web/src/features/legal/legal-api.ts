import type { LegalName } from "@kinora/contracts/legal/legal-names";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

const legalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLegalPage: operations(build).query("getLegalPage", (name: LegalName) => ({
      params: { name },
    })),
  }),
});

export const { useGetLegalPageQuery } = legalApi;
