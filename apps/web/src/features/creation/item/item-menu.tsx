import type { Creation } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { t } from "@lingui/core/macro";
import { Download, Ellipsis, Flag, FolderPlus, Pencil, Pin, PinOff, Sprout } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuEntry } from "../../../ui/menu-groups.ts";
import { sizeWords } from "../../../ui/size-words.ts";
import type { ActionWords } from "../action-words.tsx";

/** A menu of the work's files with their sizes. */
export function DownloadMenu({ media }: { readonly media: NonNullable<Creation["media"]> }) {
  const isMain = ({ mimeType }: MediaFile) => Number(mimeType === media.main.mimeType);
  // The work itself first, then its additional files.
  const files = media.downloads.toSorted((one, other) => isMain(other) - isMain(one));
  const entries = files.map(({ label, url, fileName, bytes }) => ({
    label,
    hint: sizeWords(bytes),
    href: url,
    download: fileName,
  }));
  return (
    <Menu
      groups={[entries]}
      trigger={(props) => (
        <IconButton {...props} label={t`Download`} icon={<Download size={20} />} />
      )}
    />
  );
}

export interface MoreMenuProps {
  readonly actions: readonly ItemAction[];
  readonly wordsOf: (action: ItemAction) => ActionWords;
  readonly onAct: (action: ItemAction) => void;
  /** Null when unavailable for this work or this user. */
  readonly onSameSeed: (() => void) | null;
  readonly onRename: (() => void) | null;
  readonly onCollect: (() => void) | null;
  readonly onPin: (() => void) | null;
  /** True when pinned to its owner's profile, which the entry then takes back. */
  readonly pinned: boolean;
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
  onPin,
  pinned,
  onReport,
  reported,
}: MoreMenuProps) {
  const entryOf = (action: ItemAction): MenuEntry => {
    const { label, icon, danger } = wordsOf(action);
    return { label, icon, ...(danger ? { danger } : {}), onSelect: () => onAct(action) };
  };
  const own = (label: string, icon: MenuEntry["icon"], onSelect: (() => void) | null) =>
    onSelect ? [{ label, icon, onSelect }] : [];
  const groups = [
    [
      ...own(t`Remix with the same seed`, <Sprout size={18} />, onSameSeed),
      ...own(t`Add to collection`, <FolderPlus size={18} />, onCollect),
      ...own(t`Rename`, <Pencil size={18} />, onRename),
      ...(pinned
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
