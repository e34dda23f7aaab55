import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

const DONE: Readonly<Record<ItemAction, MessageDescriptor>> = {
  addToFeed: msg`Added to the feed.`,
  removeFromFeed: msg`Removed from the feed.`,
  hide: msg`Only people with the link see it.`,
  unhidden: msg`It is listed again.`,
  private: msg`Only you see it.`,
  public: msg`Everybody with the link sees it.`,
  approve: msg`Approved.`,
  cancel: msg`Cancelled. Unused gems are back.`,
  retry: msg`Started again.`,
  restore: msg`Restored to your library.`,
  delete: msg`Moved to the trash. Deleted for good in 30 days.`,
  purge: msg`Deleted forever.`,
};

/** What moderators are told, where it differs from what owners are. */
const DONE_BY_STAFF: Readonly<Partial<Record<ItemAction, MessageDescriptor>>> = {
  hide: msg`Hidden. Its owner is told why in half a minute.`,
  unhidden: msg`Shown again.`,
  delete: msg`Taken down. Its owner was told why.`,
};

/** What the toast says afterwards. */
export function doneWords(action: ItemAction, byStaff: boolean): string {
  return t((byStaff ? DONE_BY_STAFF[action] : undefined) ?? DONE[action]);
}

/** What takes back what the staff hid; null: it cannot be fetched. */
export const undoOfStaff = () => import("./undo-hide.ts").catch(() => null);

/** What is said before; what cannot be undone is asked first. */
export function askedWords(byStaff: boolean): string {
  return byStaff
    ? t`Its owner is told, with your reason.`
    : t`The files are removed at once and cannot be brought back.`;
}
