import type { AccessTokenWish } from "@kinora/contracts/account/access-token";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Sessions and access tokens. Used only by the settings, as is their tag. */
const credentialApi = api.enhanceEndpoints({ addTagTypes: ["Credential"] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const kept = { providesTags: ["Credential" as const], keepUnusedDataFor: 0 };
    const changes = { invalidatesTags: ["Credential" as const] };
    const one = (id: string) => ({ params: { id } });
    return {
      listSessions: query("listSessions", nothing, kept),
      endSession: mutation("endSession", one, changes),
      endOtherSessions: mutation("endOtherSessions", nothing, changes),
      listAccessTokens: query("listAccessTokens", nothing, kept),
      issueAccessToken: mutation(
        "issueAccessToken",
        (body: AccessTokenWish) => ({ body }),
        changes,
      ),
      revokeAccessToken: mutation("revokeAccessToken", one, changes),
    };
  },
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListAccessTokensQuery,
  useIssueAccessTokenMutation,
  useRevokeAccessTokenMutation,
} = credentialApi;
