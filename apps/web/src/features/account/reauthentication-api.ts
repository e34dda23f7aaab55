import type { NewPasskey, PasskeyAnswer } from "@kinora/contracts/account/passkey";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Reauthentication and staff passkeys, loaded with the code that asks for them. */
const reauthenticationApi = api.enhanceEndpoints({ addTagTypes: ["Passkey"] }).injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const changes = { invalidatesTags: ["Passkey" as const] };
    const one = (id: string) => ({ params: { id } });
    return {
      getReauthentication: query("getReauthentication", one, { keepUnusedDataFor: 0 }),
      askPasskey: mutation("askPasskey", one),
      answerPasskey: mutation(
        "answerPasskey",
        ({ id, ...body }: PasskeyAnswer & { id: string }) => ({
          params: { id },
          body,
        }),
      ),
      listPasskeys: query("listPasskeys", nothing, { providesTags: ["Passkey"] }),
      offerPasskey: mutation("offerPasskey", nothing),
      addPasskey: mutation("addPasskey", (body: NewPasskey) => ({ body }), changes),
      removePasskey: mutation("removePasskey", one, changes),
      setPasskeyRule: mutation(
        "setPasskeyRule",
        (needed: boolean) => ({ body: { needed } }),
        changes,
      ),
    };
  },
});

export const {
  useGetReauthenticationQuery,
  useAskPasskeyMutation,
  useAnswerPasskeyMutation,
  useListPasskeysQuery,
  useOfferPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useSetPasskeyRuleMutation,
} = reauthenticationApi;
