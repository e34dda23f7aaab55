import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { Ellipsis, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ItemLink } from "../../ui/item-link.tsx";
import { MediaTile } from "../../ui/media-tile.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useMayStartByItself } from "../../ui/motion-preference.ts";
import { MusicWords } from "../../ui/music-words.tsx";
import { tilePicture } from "../../ui/picture-source.ts";
import { titleOf } from "../../ui/title-of.ts";
import { ACTION_WORDS } from "./action-words.tsx";
import { ownerActions } from "./card-actions.ts";
import { CardBadges } from "./card-badges.tsx";
import { DevelopingTile } from "./developing-tile.tsx";
import { FailedPicture } from "./failed-picture.tsx";
import { Choosable } from "./library/choosable.tsx";
import { useSelection } from "./library/selection.ts";
import { useAct } from "./use-act.ts";
import { useCancelling } from "./use-cancelling.tsx";

const RenameSheet = lazy(() =>
  import("./item/rename-sheet.tsx").then((m) => ({ default: m.RenameSheet })),
);

/** One of a person's own works, in whichever state it is, with what can be done about it. */
export function LibraryTile({ card }: { readonly card: CreationCard }) {
  const { act } = useAct();
  const cancelling = useCancelling(card.id, act);
  const [confirming, setConfirming] = useState<ItemAction | null>(null);
  const [hovered, setHovered] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const mayPlay = useMayStartByItself();
  const selection = useSelection();
  const selecting = selection?.on ?? false;
  const choose = (action: ItemAction) => {
    if (action === "cancel") cancelling.cancel();
    else if (ACTION_WORDS[action].confirm) setConfirming(action);
    else void act(card.id, action);
  };
  return (
    <article
      className="group/tile relative size-full"
      data-marked={selecting || (hovered && selection !== null) ? "" : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Choosable id={card.id} name={titleOf(card)}>
        <Picture card={card} playing={hovered && mayPlay} />
      </Choosable>
      <CardBadges card={card} />
      <div className={selecting ? "hidden" : "absolute top-1.5 right-1.5"}>
        {card.status === "processing" ? (
          <IconButton
            over
            label="Cancel"
            icon={ACTION_WORDS.cancel.icon}
            onClick={() => choose("cancel")}
            className="reach size-[min(2.25rem,36px)]!"
          />
        ) : (
          <Menu
            groups={[
              card.status === "deleted"
                ? []
                : [
                    {
                      label: "Rename",
                      icon: <Pencil size={18} />,
                      onSelect: () => setRenaming(true),
                    },
                  ],
              ownerActions(card).map((action) => {
                const { label, icon, danger = false } = ACTION_WORDS[action];
                return { label, icon, danger, onSelect: () => choose(action) };
              }),
            ].filter(({ length }) => length > 0)}
            trigger={(props) => (
              <IconButton
                {...props}
                over
                label={`Actions for ${titleOf(card).slice(0, 60)}`}
                icon={<Ellipsis size={18} />}
                className="reach size-[min(2.25rem,36px)]! pointer:opacity-0 focus-visible:opacity-100 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 aria-expanded:opacity-100"
              />
            )}
          />
        )}
      </div>
      {cancelling.sheet}
      <Suspense>
        {renaming && <RenameSheet creation={card} onClose={() => setRenaming(false)} />}
      </Suspense>
      {confirming && (
        <ConfirmSheet
          words={ACTION_WORDS[confirming]}
          onClose={() => setConfirming(null)}
          onConfirm={() => void act(card.id, confirming)}
        />
      )}
    </article>
  );
}

/** What was thrown away before there was anything to see of it. */
function Unmade({ words }: { readonly words: string }) {
  return (
    <p dir="auto" className="absolute inset-0 overflow-hidden p-4 pt-12 text-14 text-text-2">
      {words}
    </p>
  );
}

function Picture({ card, playing }: { readonly card: CreationCard; readonly playing: boolean }) {
  const { media } = card;
  if (card.status === "failed") return <FailedPicture card={card} />;
  return (
    <ItemLink id={card.id} label={titleOf(card)} className="block size-full rounded-media">
      {card.status === "processing" ? (
        <DevelopingTile card={card} />
      ) : (
        <MediaTile
          alt=""
          thumbhash={card.thumbhash}
          picture={tilePicture(card)}
          previewUrl={media?.preview?.url ?? null}
          playing={playing}
          length={{ kind: card.kind, seconds: media && card.duration, low: true }}
        >
          {card.kind === "music" && media && <MusicWords card={card} />}
          {!media && <Unmade words={titleOf(card)} />}
        </MediaTile>
      )}
    </ItemLink>
  );
}
