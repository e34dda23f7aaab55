import { useEffect, useState } from "react";
import {
  EMPTY_DRAFT,
  isPostDraft,
  type PostDraft,
  type TargetDraft,
} from "../../../entities/post/draft/draft.ts";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { useAppSelector } from "../../../store/store.ts";
import { keptDraft } from "./kept-names.ts";

export interface DraftOfPost {
  readonly draft: PostDraft;
  readonly choose: (connectionId: string, chosen: boolean) => void;
  readonly change: (connectionId: string, change: Partial<TargetDraft>) => void;
  readonly forget: () => void;
}

/** What is being written for a work, beginning with a draft that was opened: kept in this tab while its owner connects another account. */
export function useDraft(workId: string, opened: PostDraft | null): DraftOfPost {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const of = keptDraft(workId);
  const [draft, setDraft] = useState<PostDraft>(
    () => opened ?? keptFor(of, uid, isPostDraft) ?? {},
  );
  useEffect(() => {
    if (uid !== null) keepFor(of, uid, Object.keys(draft).length > 0 ? draft : null);
  }, [of, uid, draft]);
  return {
    draft,
    choose: (connectionId, chosen) =>
      setDraft(({ [connectionId]: known = EMPTY_DRAFT, ...others }) =>
        chosen ? { ...others, [connectionId]: known } : others,
      ),
    change: (connectionId, change) =>
      setDraft((all) => ({
        ...all,
        [connectionId]: { ...(all[connectionId] ?? EMPTY_DRAFT), ...change },
      })),
    forget: () => {
      if (uid !== null) keepFor(of, uid, null);
    },
  };
}
