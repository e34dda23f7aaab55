import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { msg, t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { CONTENT_WORDS } from "../../entities/creation/content-words.ts";
import { Chip } from "../../ui/chip.tsx";

const CHOICES = [{ value: undefined, label: msg`All` }, ...CONTENT_WORDS] as const;

/** How much of the neighbouring chip remains visible beside the selected one. */
const PEEK_PX = 32;

export interface ContentChipsProps {
  readonly content: ContentKind | undefined;
  readonly onChoose: (content: ContentKind | undefined) => void;
}

/** Choice of the kind of works to show; all kinds when none is selected. */
export function ContentChips({ content, onChoose }: ContentChipsProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  const isFirstLook = useRef(true);
  useEffect(() => {
    const chip = chosen.current;
    const row = chip?.parentElement;
    // The row starts at its first chip; measuring would cost another layout.
    const isThere = isFirstLook.current && content === undefined;
    isFirstLook.current = false;
    if (!chip || !row || isThere) return;
    // Scrolls only the row, never the page: a partly hidden chip is brought into view, with a bit
    // of the next.
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
