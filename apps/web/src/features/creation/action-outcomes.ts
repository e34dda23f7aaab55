import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { useSay } from "../../store/use-say.ts";
import type { ToastAction } from "../../ui/toast-action.ts";
import type { undoHide } from "./undo-hide.ts";

const DONE: Readonly<Record<ItemAction, MessageDescriptor>> = {
  addToFeed: msg`Added to the feed.`,
  removeFromFeed: msg`Removed from the feed.`,
  hide: msg`Only people with the link can see it.`,
  unhidden: msg`Listed again.`,
  private: msg`Only you can see it.`,
  public: msg`Anyone with the link can see it.`,
  approve: msg`Approved.`,
  cancel: msg`Canceled. Unused gems were returned.`,
  retry: msg`Started again.`,
  restore: msg`Restored to your library.`,
  delete: msg`Moved to the trash. Deleted for good in 30 days.`,
  purge: msg`Deleted forever.`,
};

/** Messages for moderators, where they differ from the owner's. */
const DONE_BY_STAFF: Readonly<Partial<Record<ItemAction, MessageDescriptor>>> = {
  hide: msg`Hidden. Its owner will be told why in 30 seconds.`,
  unhidden: msg`Shown again.`,
  delete: msg`Taken down. Its owner was told why.`,
};

interface Done {
  readonly id: string;
  readonly action: ItemAction;
  readonly reason: string | undefined;
  readonly byStaff: boolean;
  /** For a cancelled work. */
  readonly gems: { readonly held: number; readonly refunded: number } | null;
}

interface Telling extends Pick<ReturnType<typeof useSay>, "say" | "saySorry"> {
  readonly dispatch: Parameters<typeof undoHide>[1];
  /** Restores from the trash. */
  readonly restore: () => void;
}

/** Reports in a toast what was done, with an undo where possible. */
export async function tellDone(done: Done, telling: Telling): Promise<void> {
  telling.say(doneWords(done), "success", await undoOf(done, telling));
}

function doneWords({ action, byStaff, gems }: Done): string {
  if (action === "cancel" && gems && gems.refunded < gems.held) return t`Canceled.`;
  return t((byStaff ? DONE_BY_STAFF[action] : undefined) ?? DONE[action]);
}

async function undoOf(
  { id, action, reason, byStaff }: Done,
  { dispatch, restore, say, saySorry }: Telling,
): Promise<ToastAction | null> {
  if (action === "delete" && reason === undefined) return { label: t`Undo`, run: restore };
  if (action !== "hide" || !byStaff) return null;
  // If the module cannot be loaded, the toast offers no undo.
  const staff = await import("./undo-hide.ts").catch(() => null);
  return staff?.undoHide(id, dispatch, (text) => say(text, "warning"), saySorry) ?? null;
}

/** Returns the question asked beforehand; actions that cannot be undone need confirmation. */
export function askedWords(byStaff: boolean): string {
  return byStaff
    ? t`Its owner will see your reason.`
    : t`The files are deleted immediately and can't be recovered.`;
}
