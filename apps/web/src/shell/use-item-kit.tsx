import { useNavigate } from "@tanstack/react-router";
import type { ItemKit } from "../features/creation/item-kit.ts";
import { LikeButton } from "../features/feed/like-button.tsx";
import { ReportSheet } from "../features/moderation/report-sheet.tsx";
import { formLoaded } from "../store/prompt-slice.ts";
import { useAppDispatch } from "../store/store.ts";

/** What the item page needs from other nouns: the heart, the report, the way into the composer. */
export function useItemKit(): ItemKit {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    like: (card) => <LikeButton card={card} />,
    report: (id, open, onClose) => <ReportSheet id={id} open={open} onClose={onClose} />,
    onRemix: async (creation) => {
      const { remixForm } = await import("./remix-form.ts");
      dispatch(formLoaded(remixForm(creation)));
      void navigate({ to: "/create" });
    },
  };
}
