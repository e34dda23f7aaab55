import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { CalendarClock, EyeOff, Globe, Hourglass, Lock, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { SEEN_BY_WORDS, type SeenBy, seenBy } from "./seen-by.ts";

interface Badge {
  readonly label: string;
  readonly icon: ReactNode;
  /** True for the most common state, which is shown as an icon without words. */
  readonly isUsual?: boolean;
}

const SIZE = 13;
const SEEN_BY_ICONS: Readonly<Record<SeenBy, ReactNode>> = {
  private: <Lock size={SIZE} />,
  unlisted: <EyeOff size={SIZE} />,
  feed: <Globe size={SIZE} />,
};

function badgesOf(card: CreationCard): readonly Badge[] {
  const badges: Badge[] = [];
  const add = (label: string, icon: ReactNode) => badges.push({ label, icon });
  if (card.status === "review") add(t`Being checked`, <Hourglass size={SIZE} />);
  if (card.status === "scheduled") add(t`Scheduled`, <CalendarClock size={SIZE} />);
  if (card.status === "rejected") add(t`Rejected`, <ShieldX size={SIZE} />);
  if (card.moderatorHidden) add(t`Hidden by moderation`, <ShieldX size={SIZE} />);
  if (card.mature) add(t`Mature`, <ShieldX size={SIZE} />);
  const who = seenBy(card);
  if (who === null) return badges;
  const seen = { label: t(SEEN_BY_WORDS[who]), icon: SEEN_BY_ICONS[who] };
  return [...badges, { ...seen, isUsual: who === "feed" }];
}

/** Shows on a finished work who can see it. */
export function CardBadges({ card }: { readonly card: CreationCard }) {
  if (card.status === "processing" || card.status === "failed") return null;
  return (
    <ul className="pointer-events-none absolute bottom-2 left-2 flex flex-wrap gap-1.5">
      {badgesOf(card).map(({ label, icon, isUsual }) => (
        <li
          key={label}
          className="inline-flex h-6 items-center gap-1.5 rounded-full bg-black/55 px-2 text-12 text-white backdrop-blur-md"
        >
          {icon}
          <span className={isUsual ? "sr-only" : ""}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
