import type { CreationCard } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Heart } from "lucide-react";
import { useAppDispatch } from "../../store/store.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { compactText } from "../../text/number-text.ts";
import { cx } from "../../ui/class-names.ts";
import { feedApi } from "./feed-api.ts";

export interface LikeButtonProps {
  readonly card: Pick<CreationCard, "id" | "likes" | "likedByMe">;
  readonly className?: string;
}

/** Fills at once; a refusal reverts it and gives the reason. */
export function LikeButton({ card, className }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  const mayGoOn = useAskToSignIn();
  const { saySorry } = useSay();
  const press = () => {
    if (!mayGoOn(t`Sign in to like this.`, { act: "like", id: card.id })) return;
    // Dispatched without a hook: nothing here waits for the answer, and a wall contains many of
    // these.
    const like = feedApi.endpoints.setLike.initiate(
      { card, liked: !card.likedByMe },
      { track: false },
    );
    dispatch(like).unwrap().catch(saySorry);
  };
  return (
    <button
      type="button"
      onClick={press}
      aria-pressed={card.likedByMe}
      aria-label={t`Like, ${{ likes: card.likes }} so far`}
      className={cx(
        "relative inline-flex min-h-6 min-w-6 items-center justify-center gap-1.5 text-14 nums transition-transform active:scale-95 after:absolute after:-inset-x-2 after:-inset-y-2.5",
        className,
      )}
    >
      <Heart size={18} className={card.likedByMe ? "fill-accent text-accent" : ""} />
      {card.likes > 0 && compactText(card.likes)}
    </button>
  );
}
