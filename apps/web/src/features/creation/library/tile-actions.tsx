import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Megaphone, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { titleOf } from "../../../entities/creation/title-of.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { actionWords } from "../action-words.tsx";
import { ownerActions } from "../card-actions.ts";
import { useAct } from "../use-act.ts";
import { useCancelling } from "../use-cancelling.tsx";

const ActionSheet = lazy(() =>
  import("../action-sheet.tsx").then((m) => ({ default: m.ActionSheet })),
);
const RenameSheet = lazy(() =>
  import("../item/rename-sheet.tsx").then((m) => ({ default: m.RenameSheet })),
);

/** The actions of the user's own work, in the corner of its tile. */
export function TileActions({
  card,
  hidden,
}: {
  readonly card: CreationCard;
  readonly hidden: boolean;
}) {
  const { act } = useAct();
  const cancelling = useCancelling(card.id, act);
  const [confirming, setConfirming] = useState<ItemAction | null>(null);
  const [renaming, setRenaming] = useState(false);
  const choose = (action: ItemAction) => {
    if (actionWords(action).asks) setConfirming(action);
    else void act(card.id, action);
  };
  return (
    <>
      <div className={hidden ? "hidden" : "absolute top-1.5 right-1.5"}>
        {card.status === "processing" ? (
          <IconButton
            over
            label={t`Cancel`}
            icon={actionWords("cancel").icon}
            onClick={cancelling.cancel}
            className="reach size-[min(2.25rem,36px)]!"
          />
        ) : (
          <ActionMenu card={card} onRename={() => setRenaming(true)} onAct={choose} />
        )}
      </div>
      {cancelling.sheet}
      <Suspense>
        {renaming && <RenameSheet creation={card} onClose={() => setRenaming(false)} />}
        {confirming && (
          <ActionSheet
            action={confirming}
            isOwn
            onClose={() => setConfirming(null)}
            onAct={() => void act(card.id, confirming)}
          />
        )}
      </Suspense>
    </>
  );
}

function ActionMenu({
  card,
  onRename,
  onAct,
}: {
  readonly card: CreationCard;
  readonly onRename: () => void;
  readonly onAct: (action: ItemAction) => void;
}) {
  const navigate = useNavigate();
  const publish = {
    label: t`Publish`,
    icon: <Megaphone size={18} />,
    onSelect: () => void navigate({ to: "/publish/$id", params: { id: card.id } }),
  };
  const rename = { label: t`Rename`, icon: <Pencil size={18} />, onSelect: onRename };
  const actions = ownerActions(card).map((action) => {
    const { label, icon, danger = false } = actionWords(action);
    return { label, icon, danger, onSelect: () => onAct(action) };
  });
  return (
    <Menu
      groups={[
        isFinished(card.status) ? [publish] : [],
        card.status === "deleted" ? [] : [rename],
        actions,
      ].filter(({ length }) => length > 0)}
      trigger={(props) => (
        <IconButton
          {...props}
          over
          label={t`Actions for ${{ title: titleOf(card).slice(0, 60) }}`}
          icon={<Ellipsis size={18} />}
          className="reach size-[min(2.25rem,36px)]! pointer:opacity-0 focus-visible:opacity-100 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 aria-expanded:opacity-100"
        />
      )}
    />
  );
}
