import type { CampaignSettingsInput } from "@kinora/contracts/campaign/campaign-settings";
import type { NewSource } from "@kinora/contracts/campaign/campaign-source";
import type { Approval } from "@kinora/contracts/campaign/campaign-vocabulary";
import type { MediaFit } from "@kinora/contracts/publication/fit-media";
import type { StorySettings } from "@kinora/contracts/story/board";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Films of a campaign at one account, as one kind of post. */
export interface TargetAsk {
  readonly film: Pick<StorySettings, "aspectRatio" | "duration">;
  readonly connectionId: string;
  /** Null for the first that suits the films. */
  readonly kind: string | null;
  /** What is changed of each film. */
  readonly fit: MediaFit;
}

type Keyed<What> = What & { readonly key: string };
interface Of {
  readonly id: string;
}

const of = ({ id }: Of) => ({ params: { id } });
/** Even a refusal tells that what is shown is out of date. */
const CHANGES: { readonly invalidatesTags: readonly ["Campaign"] } = {
  invalidatesTags: ["Campaign"],
};

/** Campaigns; loaded by their pages. */
export const campaignApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, pages } = operations(build);
    return {
      listCampaigns: pages("listCampaigns", (cursor) => ({ query: { cursor } }), {
        providesTags: ["Campaign"],
      }),
      showCampaign: query("showCampaign", (id: string) => ({ params: { id } }), {
        providesTags: ["Campaign"],
      }),
      previewCampaignTarget: query(
        "previewCampaignTargets",
        ({ film, connectionId, kind, fit }: TargetAsk) => ({
          body: { film, targets: [{ connectionId, fit, ...(kind === null ? {} : { kind }) }] },
        }),
        { transformResponse: ({ targets }) => targets[0] ?? null, providesTags: ["Connection"] },
      ),
      createCampaign: mutation(
        "createCampaign",
        ({ key, settings }: Keyed<{ readonly settings: CampaignSettingsInput }>) => ({
          body: settings,
          key,
        }),
        CHANGES,
      ),
      changeCampaign: mutation(
        "changeCampaign",
        ({
          id,
          ...body
        }: Of & { readonly version: number; readonly settings: CampaignSettingsInput }) => ({
          params: { id },
          body,
        }),
        CHANGES,
      ),
      setCampaignState: mutation(
        "setCampaignState",
        ({ id, to }: Of & { readonly to: "active" | "paused" | "ended" }) => ({
          params: { id },
          body: { to },
        }),
        CHANGES,
      ),
      setCampaignApproval: mutation(
        "setCampaignApproval",
        ({ id, to }: Of & { readonly to: Approval }) => ({
          params: { id },
          body: to === "review_all" ? { to } : { to, understood: true as const },
        }),
        CHANGES,
      ),
      removeCampaignRule: mutation(
        "removeCampaignRule",
        (params: Of & { readonly rule: string }) => ({ params }),
        CHANGES,
      ),
      deleteCampaign: mutation("deleteCampaign", of, CHANGES),
      listCampaignSources: pages(
        "listCampaignSources",
        (cursor, id: string) => ({ params: { id }, query: { cursor } }),
        { providesTags: ["Campaign"] },
      ),
      addCampaignSource: mutation(
        "addCampaignSource",
        ({ id, source, key }: Keyed<Of & { readonly source: NewSource }>) => ({
          params: { id },
          body: source,
          key,
        }),
        CHANGES,
      ),
      removeCampaignSource: mutation("removeCampaignSource", of, CHANGES),
    };
  },
});

export const {
  useListCampaignsInfiniteQuery,
  useShowCampaignQuery,
  usePreviewCampaignTargetQuery,
  useCreateCampaignMutation,
  useChangeCampaignMutation,
  useSetCampaignStateMutation,
  useSetCampaignApprovalMutation,
  useRemoveCampaignRuleMutation,
  useDeleteCampaignMutation,
  useListCampaignSourcesInfiniteQuery,
  useAddCampaignSourceMutation,
  useRemoveCampaignSourceMutation,
} = campaignApi;
