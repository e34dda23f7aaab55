import type { Creation } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import type { Store } from "../../store/store.ts";
import type { useSay } from "../../store/use-say.ts";
import { numberText } from "../../text/number-text.ts";
import type { ToastAction } from "../../ui/toast-action.ts";
import type { Rewritten } from "./put-in-form.ts";

const DONE: Readonly<Record<ItemAction, MessageDescriptor>> = {
  addToFeed: msg`Added to the feed.`,
  removeFromFeed: msg`Removed from the feed.`,
  hide: msg`Only people with the link can see it.`,
  unhidden: msg`Listed again.`,
  private: msg`Only you can see it.`,
  public: msg`Anyone with the link can see it.`,
  approve: msg`Approved.`,
  rateMature: msg`Only adults who turned on mature works see it now.`,
  rateGeneral: msg`It is for everybody again.`,
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
  rateMature: msg`Rated mature. Its owner was told why.`,
  rateGeneral: msg`No longer rated mature by us. Its owner was told why.`,
};

interface Done {
  readonly id: string;
  readonly action: ItemAction;
  readonly reason: string | undefined;
  readonly byStaff: boolean;
  /** The work afterwards; null when it is gone. */
  readonly work: Creation | null;
}

interface Telling extends Pick<ReturnType<typeof useSay>, "say" | "saySorry"> {
  readonly store: Store;
  /** Restores from the trash. */
  readonly restore: () => void;
}

/** Reports in a toast what was done, with an undo where possible. */
export async function tellDone(done: Done, telling: Telling): Promise<void> {
  if (done.action === "cancel" && done.work && !done.byStaff)
    void takeBack(done.work, telling.store);
  telling.say(doneWords(done), "success", await undoOf(done, telling));
}

function doneWords({ action, byStaff, work }: Done): string {
  if (action === "cancel" && work?.gems)
    return `${cancelledWords(work.gems)} ${work.stopped ?? ""}`.trim();
  return t((byStaff ? DONE_BY_STAFF[action] : undefined) ?? DONE[action]);
}

function cancelledWords({ held, refunded }: NonNullable<Creation["gems"]>): string {
  if (held === 0) return t`Canceled. Nothing was charged.`;
  const gems = plural({ gems: refunded }, { one: "# gem", other: "# gems" });
  return refunded < held
    ? t`Canceled. ${gems} of ${{ held: numberText(held) }} came back.`
    : t`Canceled. ${gems} came back.`;
}

/** Puts the words of a cancelled work back into an empty form, and the focus where it can go on. */
export async function takeBack(work: Rewritten, store: Telling["store"]): Promise<void> {
  // Loaded on demand: most actions put nothing back.
  const { focusPrompt, putInForm } = await import("./put-in-form.ts");
  const hasWords = work.type !== "text-to-story" && work.type !== "video-upload";
  if (hasWords && store.getState().prompt.form.prompt.trim() === "") putInForm(store, work);
  // The pressed button leaves with the work.
  if (document.activeElement?.matches("input, textarea") || focusPrompt()) return;
  const content = document.getElementById("content");
  if (content === null) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

async function undoOf(
  { id, action, reason, byStaff }: Done,
  { store, restore, say, saySorry }: Telling,
): Promise<ToastAction | null> {
  if (action === "delete" && reason === undefined) return { label: t`Undo`, run: restore };
  if (action !== "hide" || !byStaff) return null;
  // If the module cannot be loaded, the toast offers no undo.
  const staff = await import("./undo-hide.ts").catch(() => null);
  return staff?.undoHide(id, store.dispatch, (text) => say(text, "warning"), saySorry) ?? null;
}

/** Returns the question asked beforehand; actions that cannot be undone need confirmation. */
export function askedWords(byStaff: boolean): string {
  return byStaff
    ? t`Its owner will see your reason.`
    : t`The files are deleted immediately and can't be recovered.`;
}
