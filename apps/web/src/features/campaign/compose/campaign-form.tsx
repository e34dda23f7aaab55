import type { CampaignSettingsInput } from "@kinora/contracts/campaign/campaign-settings";
import type { Connections } from "@kinora/contracts/connection/connection";
import type { StoryOptions } from "@kinora/contracts/story/story";
import type { ReactNode } from "react";
import { gemsUntil, pricesWith } from "../../../entities/story/estimate.ts";
import { BriefSection } from "./brief-section.tsx";
import { BudgetSection } from "./budget-section.tsx";
import { type CheckedCampaign, checkCampaign, slotsOf, storyOf } from "./campaign-draft.ts";
import { LookSection } from "./look-section.tsx";
import { SlotsSection } from "./slots-section.tsx";
import type { KeptCampaignDraft } from "./use-campaign-draft.ts";
import { type CampaignTarget, useCampaignTargets } from "./use-campaign-targets.ts";
import { WhereSection } from "./where-section.tsx";

export interface CampaignFormProps {
  readonly kept: KeptCampaignDraft;
  readonly options: StoryOptions;
  readonly connections: Connections;
  /** Why it was refused. */
  readonly error: unknown;
  /** Shows what is missing, and the button. */
  readonly children: (
    checked: CheckedCampaign & { readonly targets: readonly CampaignTarget[] },
  ) => ReactNode;
}

/** The settings of a campaign. */
export function CampaignForm(props: CampaignFormProps) {
  const { kept, options, connections, error, children } = props;
  const { draft, change, chooseTarget, changeTarget } = kept;
  const story = storyOf(draft.story, options.defaults);
  const film = { aspectRatio: story.aspectRatio, duration: story.duration };
  const targets = useCampaignTargets(draft.targets, film, connections);
  const perStory = gemsUntil("render", story.duration, pricesWith(options, story.voice));
  const estimate = perStory * slotsOf(draft.slots).length;
  const checked = checkCampaign(draft, {
    ...{ story, estimate, chosen: targets.length },
    targets: targets.flatMap(
      ({ connectionId, checked: { fields } }): CampaignSettingsInput["targets"] =>
        fields ? [{ connectionId, fields }] : [],
    ),
  });
  return (
    <div className="flex flex-col gap-10">
      <BriefSection {...{ draft, story }} onChange={change} />
      <LookSection
        {...{ story, options }}
        onChange={(some) => change({ story: { ...draft.story, ...some } })}
      />
      <SlotsSection draft={draft} onChange={change} />
      <WhereSection
        {...{ connections, film, targets, error }}
        draft={draft.targets}
        onChoose={chooseTarget}
        onChange={changeTarget}
      />
      <BudgetSection {...{ draft, perStory, estimate }} onChange={change} />
      {children({ ...checked, targets })}
    </div>
  );
}
