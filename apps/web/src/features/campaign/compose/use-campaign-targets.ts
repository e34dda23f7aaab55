import type { Connections } from "@kinora/contracts/connection/connection";
import { shallowEqual } from "react-redux";
import { type CheckedTarget, checkTarget } from "../../../entities/post/draft/complete.ts";
import { EMPTY_DRAFT, type PostDraft } from "../../../entities/post/draft/draft.ts";
import { targetName } from "../../../entities/post/target-name.ts";
import { useAppSelector } from "../../../store/store.ts";
import { campaignApi, type TargetAsk } from "../campaign-api.ts";

/** A chosen account. */
export interface CampaignTarget {
  readonly connectionId: string;
  /** The platform and the account. */
  readonly title: string;
  readonly checked: CheckedTarget;
}

/** Returns the chosen accounts with what is missing for each; their cards ask what applies there. */
export function useCampaignTargets(
  draft: PostDraft,
  film: TargetAsk["film"] | null,
  connections: Connections | undefined,
): readonly CampaignTarget[] {
  const named = Object.keys(draft).flatMap((id) => targetName(id, connections) ?? []);
  const previews = useAppSelector(
    (state) =>
      named.map(({ connectionId }) => {
        if (film === null) return null;
        const { kind, fit } = draft[connectionId] ?? EMPTY_DRAFT;
        const ask = { film, connectionId, kind, fit };
        return campaignApi.endpoints.previewCampaignTarget.select(ask)(state).data ?? null;
      }),
    shallowEqual,
  );
  return named.flatMap(({ connectionId, title }, at) => {
    const own = draft[connectionId];
    return own ? [{ connectionId, title, checked: checkTarget(previews[at] ?? null, own) }] : [];
  });
}
