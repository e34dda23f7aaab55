import { useEffect, useState } from "react";
import { EMPTY_DRAFT, type TargetDraft } from "../../../entities/post/draft/draft.ts";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { useAppSelector } from "../../../store/store.ts";
import { type CampaignDraft, isCampaignDraft } from "./campaign-draft.ts";

export interface KeptCampaignDraft {
  readonly draft: CampaignDraft;
  readonly change: (some: Partial<CampaignDraft>) => void;
  readonly chooseTarget: (connectionId: string, chosen: boolean) => void;
  readonly changeTarget: (connectionId: string, some: Partial<TargetDraft>) => void;
  readonly forget: () => void;
}

/**
 * What is being written of a campaign: kept in this tab while its owner connects another account.
 *
 * @param of which one: "campaign new"
 */
export function useCampaignDraft(of: string, begin: CampaignDraft): KeptCampaignDraft {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [draft, setDraft] = useState(() => keptFor(of, uid, isCampaignDraft) ?? begin);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (uid !== null && isChanged) keepFor(of, uid, draft);
  }, [of, uid, draft, isChanged]);
  const change = (edit: (before: CampaignDraft) => Partial<CampaignDraft>) => {
    setChanged(true);
    setDraft((before) => ({ ...before, ...edit(before) }));
  };
  return {
    draft,
    change: (some) => change(() => some),
    chooseTarget: (id, chosen) =>
      change(({ targets: { [id]: known = EMPTY_DRAFT, ...others } }) => ({
        targets: chosen ? { ...others, [id]: known } : others,
      })),
    changeTarget: (id, some) =>
      change(({ targets }) => ({
        targets: { ...targets, [id]: { ...(targets[id] ?? EMPTY_DRAFT), ...some } },
      })),
    forget: () => {
      setChanged(false);
      if (uid !== null) keepFor(of, uid, null);
    },
  };
}
