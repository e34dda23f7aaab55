import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { t } from "@lingui/core/macro";
import { GitFork } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { titleOf } from "../../entities/creation/title-of.ts";
import { useIsReported } from "../../entities/moderation/use-is-reported.ts";
import { Button } from "../../ui/button.tsx";
import { Slot } from "../../ui/slot.tsx";
import { actionWords, staffWords } from "./action-words.tsx";
import type { Closed } from "./item/closed-words.ts";
import { DownloadMenu } from "./item/download-menu.tsx";
import { ShareButton } from "./item/share-button.tsx";
import type { ItemWays } from "./item-ways.ts";
import { useAct } from "./use-act.ts";
import { useCancelling } from "./use-cancelling.tsx";

const MoreMenu = lazy(() => import("./item/more-menu.tsx").then((m) => ({ default: m.MoreMenu })));

const RenameSheet = lazy(() =>
  import("./item/rename-sheet.tsx").then((m) => ({ default: m.RenameSheet })),
);

const MatureSwitch = lazy(() =>
  import("./item/rating.tsx").then((m) => ({ default: m.MatureSwitch })),
);

const ActionSheet = lazy(() =>
  import("./action-sheet.tsx").then((m) => ({ default: m.ActionSheet })),
);

/** Shown as separate buttons, in this order; the rest is in the menu. */
const PROMINENT: readonly ItemAction[] = ["addToFeed", "cancel", "retry", "restore"];

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Actions open to everyone, in a row: the like button. */
    "creation.actions": { readonly card: CreationCard };
    /** Adds a work to collections. */
    "creation.collect": {
      readonly id: string;
      readonly open: boolean;
      readonly onClose: () => void;
    };
    "creation.report": {
      readonly id: string;
      readonly open: boolean;
      readonly onClose: () => void;
    };
  }
}

/** What a sheet asks about. */
type Asked = ItemAction | "rename" | "report" | "collect";
const ASKED_ELSEWHERE: readonly Asked[] = ["rename", "report", "collect"];
const isAction = (asked: Asked | null): asked is ItemAction =>
  asked !== null && !ASKED_ELSEWHERE.includes(asked);

export interface ItemActionsProps extends Pick<ItemWays, "onRemix"> {
  readonly creation: Creation;
}

/** The actions of an item: first those open to everyone, then the owner's. */
export function ItemActions({ creation, onRemix }: ItemActionsProps) {
  const { id, media, actions, status } = creation;
  const { act, busy } = useAct();
  const cancelling = useCancelling(id, act);
  const reported = useIsReported(id);
  const [asking, setAsking] = useState<Asked | null>(null);
  // Only the owner receives the price of a work.
  const isOwn = creation.gems !== null;
  const wordsOf = (action: ItemAction) =>
    (isOwn ? undefined : staffWords(action)) ?? actionWords(action);
  const choose = (action: ItemAction) => {
    if (action === "cancel") cancelling.cancel();
    else if (wordsOf(action).asks) setAsking(action);
    else void act(id, action, undefined, !isOwn);
  };
  const isInFeed = creation.inFeed && status === null && !creation.private && !creation.hidden;
  const shared = status === "deleted" ? null : media;
  const hasSeed = shared !== null && typeof creation.recipe.seed === "number";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {shared && creation.remixing !== "closed" && (
        <Button icon={<GitFork size={18} />} onClick={() => void onRemix(creation)}>
          {t`Remix`}
        </Button>
      )}
      {/* A work in progress can only be cancelled. */}
      {status !== "processing" && (
        <div className="flex items-center gap-2">
          {shared && <Slot name="creation.actions" given={{ card: creation }} />}
          {shared && <ShareButton id={id} title={titleOf(creation)} closed={closedBy(creation)} />}
          {media && <DownloadMenu media={media} />}
          <Suspense fallback={<span className="size-11" />}>
            <MoreMenu
              actions={actions.filter((action) => !PROMINENT.includes(action))}
              wordsOf={wordsOf}
              onAct={choose}
              onSameSeed={hasSeed ? () => void onRemix(creation, true) : null}
              onRename={isOwn && status !== "deleted" ? () => setAsking("rename") : null}
              onCollect={isInFeed ? () => setAsking("collect") : null}
              pinnable={isOwn && (isInFeed || creation.pinned) ? creation : null}
              reported={reported}
              onReport={isOwn ? null : () => setAsking("report")}
            />
          </Suspense>
        </div>
      )}
      {/* In a row of their own, so they shift nothing when they appear after the server has reported the owner. */}
      <div className="flex w-full flex-wrap gap-2 pt-1 empty:hidden">
        {PROMINENT.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            look={action === "addToFeed" ? "primary" : "quiet"}
            icon={wordsOf(action).icon}
            disabled={busy}
            onClick={() => choose(action)}
          >
            {wordsOf(action).label}
          </Button>
        ))}
      </div>
      {cancelling.sheet}
      <Suspense>
        {isOwn && actions.includes("addToFeed") && (
          <MatureSwitch creation={creation} onAct={(action) => void act(id, action)} />
        )}
        {asking === "rename" && <RenameSheet creation={creation} onClose={() => setAsking(null)} />}
        {isAction(asking) && (
          <ActionSheet
            action={asking}
            isOwn={isOwn}
            onClose={() => setAsking(null)}
            onAct={(reason) => void act(id, asking, reason)}
          />
        )}
      </Suspense>
      <Slot
        name="creation.collect"
        given={{ id, open: asking === "collect", onClose: () => setAsking(null) }}
      />
      <Slot
        name="creation.report"
        given={{ id, open: asking === "report", onClose: () => setAsking(null) }}
      />
    </div>
  );
}

/** Why other people cannot open the link; null when they can. */
function closedBy({
  moderatorHidden,
  status,
  private: isPrivate,
  mature,
}: Creation): Closed | null {
  if (moderatorHidden || status === "rejected") return "hidden";
  if (status === "review") return "review";
  if (isPrivate) return "private";
  return mature ? "mature" : null;
}
