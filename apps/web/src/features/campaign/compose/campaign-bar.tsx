import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { GAP_WORDS, placeOf } from "../../../entities/post/draft/gap-words.ts";
import { MissingList, type MissingPart } from "../../../entities/post/missing-list.tsx";
import { Button } from "../../../ui/button.tsx";
import type { CampaignGap } from "./campaign-draft.ts";
import { CAMPAIGN_GAP_WORDS, campaignPlaceOf } from "./gap-words.ts";
import type { CampaignTarget } from "./use-campaign-targets.ts";

export interface CampaignBarProps {
  readonly gaps: readonly CampaignGap[];
  readonly targets: readonly CampaignTarget[];
  /** Said when nothing is missing. */
  readonly ready: string;
  readonly button: string;
  readonly icon: ReactNode;
  /** What is being done; false while nothing is. */
  readonly busy: string | false;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** The one button, and beside it what is still missing. */
export function CampaignBar(props: CampaignBarProps) {
  const { gaps, targets, ready, button, icon, busy, disabled = false, onPress } = props;
  const missing: readonly MissingPart[] = [
    ...gaps.map((gap) => ({ place: campaignPlaceOf(gap), words: t(CAMPAIGN_GAP_WORDS[gap]) })),
    ...targets.flatMap(({ connectionId, title, checked }) =>
      checked.gaps.map((gap) => ({
        ...{ place: placeOf(connectionId, gap), of: title, words: t(GAP_WORDS[gap]) },
      })),
    ),
  ];
  return (
    <section
      aria-label={button}
      className="sticky bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px)+1.75rem)] z-20 flex flex-col gap-3 rounded-panel border border-line bg-surface-2 p-3 shadow-2xl md:bottom-[calc(var(--player)+1rem)] md:flex-row md:items-center md:justify-between md:p-4"
    >
      <div aria-live="polite" className="min-w-0 text-14">
        {missing.length === 0 ? (
          <p className="text-text-2">{ready}</p>
        ) : (
          <MissingList missing={missing} />
        )}
      </div>
      <Button
        look="primary"
        icon={icon}
        className="shrink-0"
        disabled={disabled || missing.length > 0}
        busy={busy}
        onClick={onPress}
      >
        {button}
      </Button>
    </section>
  );
}
