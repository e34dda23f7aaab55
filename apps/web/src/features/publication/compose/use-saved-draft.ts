import type { KeptDraft } from "@kinora/contracts/publication/post-draft";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { PostDraft } from "../../../entities/post/draft/draft.ts";
import { useSay } from "../../../store/use-say.ts";
import { useDeletePostDraftMutation, useSavePostDraftMutation } from "../publication-api.ts";
import type { When } from "./use-when.ts";

/** Returns what a saved draft says about the accounts, as it is written on. */
export const writtenOf = ({ targets }: KeptDraft): PostDraft =>
  Object.fromEntries(targets.map(({ connectionId, ...draft }) => [connectionId, draft]));

/** Returns when a saved draft is to be published; null for now. */
export const whenOf = ({ when }: KeptDraft): When | null =>
  when === null ? null : { isLater: true, ...when };

/** Keeps a post as a draft of its owner's, on every device; saving again changes the same one. */
export function useSavedDraft(workId: string, opened: KeptDraft | null) {
  const [id] = useState(() => opened?.id ?? crypto.randomUUID());
  const [isKept, setIsKept] = useState(opened !== null);
  const [save, { isLoading }] = useSavePostDraftMutation();
  const [remove] = useDeletePostDraftMutation();
  const { say, saySorry } = useSay();
  return {
    isKept,
    busy: isLoading,
    keep: (draft: PostDraft, { isLater, time, repeat }: When) => {
      const targets = Object.entries(draft).map(([connectionId, own]) => ({
        connectionId,
        ...own,
      }));
      const weekdays = repeat.weekdays && [...repeat.weekdays];
      const when = isLater ? { time, repeat: { ...repeat, weekdays } } : null;
      void save({ id, workId, targets, when })
        .unwrap()
        .then(() => {
          setIsKept(true);
          say(t`Saved as a draft. You'll find it in Settings, under Content.`, "success");
        }, saySorry);
    },
    /** It was published: nothing is left to be written on. */
    forget: () => {
      if (isKept) void remove(id);
    },
  };
}
