import type { Creation } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { t } from "@lingui/core/macro";
import { Ellipsis, Flag, FolderPlus, Pencil, Pin, PinOff, Sprout } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuEntry } from "../../../ui/menu-groups.ts";
import type { ActionWords } from "../action-words.tsx";
import { usePin } from "../use-pin.ts";

export interface MoreMenuProps {
  readonly actions: readonly ItemAction[];
  readonly wordsOf: (action: ItemAction) => ActionWords;
  readonly onAct: (action: ItemAction) => void;
  /** Null when unavailable for this work or this user. */
  readonly onSameSeed: (() => void) | null;
  readonly onRename: (() => void) | null;
  readonly onCollect: (() => void) | null;
  /** The work, where it may be pinned to its owner's profile, or taken from there. */
  readonly pinnable: Creation | null;
  readonly onReport: (() => void) | null;
  /** True when already reported, which the entry then shows. */
  readonly reported: boolean;
}

/** All further actions of a work. */
export function MoreMenu({
  actions,
  wordsOf,
  onAct,
  onSameSeed,
  onRename,
  onCollect,
  pinnable,
  onReport,
  reported,
}: MoreMenuProps) {
  const entryOf = (action: ItemAction): MenuEntry => {
    const { label, icon, danger } = wordsOf(action);
    return { label, icon, ...(danger ? { danger } : {}), onSelect: () => onAct(action) };
  };
  const own = (label: string, icon: MenuEntry["icon"], onSelect: (() => void) | null) =>
    onSelect ? [{ label, icon, onSelect }] : [];
  const pin = usePin();
  const onPin = pinnable && (() => void pin(pinnable));
  const groups = [
    [
      ...own(t`Remix with the same seed`, <Sprout size={18} />, onSameSeed),
      ...own(t`Add to collection`, <FolderPlus size={18} />, onCollect),
      ...own(t`Rename`, <Pencil size={18} />, onRename),
      ...(pinnable?.pinned
        ? own(t`Unpin from profile`, <PinOff size={18} />, onPin)
        : own(t`Pin to profile`, <Pin size={18} />, onPin)),
    ],
    actions.filter((action) => !wordsOf(action).danger).map(entryOf),
    actions.filter((action) => wordsOf(action).danger).map(entryOf),
    own(reported ? t`Reported` : t`Report`, <Flag size={18} />, onReport),
  ].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu
      groups={groups}
      trigger={(props) => <IconButton {...props} label={t`More`} icon={<Ellipsis size={20} />} />}
    />
  );
}
