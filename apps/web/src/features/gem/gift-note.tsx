import type { GiftSide } from "@kinora/contracts/gift/gift";
import { Link } from "@tanstack/react-router";
import { giftWords } from "../../entities/gem/gift-words.ts";
import { Avatar } from "../../entities/person/avatar.tsx";

/** Who gave or was given gems, and what the giver wrote. */
export function GiftNote({ gift }: { readonly gift: GiftSide }) {
  const { handle, displayName, avatarUrl } = gift.person;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3">
        <Avatar name={displayName} url={avatarUrl} size={44} />
        <span className="min-w-0 wrap-anywhere">
          <span dir="auto" className="block font-medium">
            {giftWords(gift)}
          </span>
          <Link
            to="/u/$handle"
            params={{ handle }}
            className="text-14 text-text-2 underline underline-offset-4"
          >
            @{handle}
          </Link>
        </span>
      </p>
      {gift.note && (
        <blockquote
          dir="auto"
          className="border-s-2 border-line ps-3 text-14 wrap-anywhere whitespace-pre-line"
        >
          {gift.note}
        </blockquote>
      )}
    </div>
  );
}
