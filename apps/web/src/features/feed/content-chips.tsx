import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { msg, t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { Chip } from "../../ui/chip.tsx";

const CHOICES = [{ value: undefined, label: msg`All` }, ...CONTENT_WORDS] as const;

/** How much of the neighbour is seen beside the chosen one. */
const PEEK_PX = 32;

export interface ContentChipsProps {
  readonly content: ContentKind | undefined;
  readonly onChoose: (content: ContentKind | undefined) => void;
}

/** Which kind of works is shown; all of them when none is chosen. */
export function ContentChips({ content, onChoose }: ContentChipsProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  const isFirstLook = useRef(true);
  useEffect(() => {
    const chip = chosen.current;
    const row = chip?.parentElement;
    // The row begins at its first chip; measuring would lay the page out once more.
    const isThere = isFirstLook.current && content === undefined;
    isFirstLook.current = false;
    if (!chip || !row || isThere) return;
    // The row only, never the page: a chip half outside is brought in whole, with a bit of the next.
    const { left, right } = chip.getBoundingClientRect();
    const room = row.getBoundingClientRect();
    if (right + PEEK_PX > room.right) row.scrollLeft += right + PEEK_PX - room.right;
    else if (left - PEEK_PX < room.left) row.scrollLeft += left - PEEK_PX - room.left;
  }, [content]);
  return CHOICES.map(({ value, label }) => (
    <Chip
      key={value ?? "all"}
      ref={value === content ? chosen : null}
      chosen={value === content}
      onClick={() => onChoose(value)}
    >
      {t(label)}
    </Chip>
  ));
}
