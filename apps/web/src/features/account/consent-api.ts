import type { ConsentWish } from "@kinora/contracts/legal/legal";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

const consentApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getConsent: query("getConsent", nothing, { keepUnusedDataFor: 0 }),
      giveConsent: mutation("giveConsent", (body: ConsentWish) => ({ body })),
      declineConsent: mutation("declineConsent", nothing),
    };
  },
});

export const { useGetConsentQuery, useGiveConsentMutation, useDeclineConsentMutation } = consentApi;
