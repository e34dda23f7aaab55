import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { Chip } from "../../ui/chip.tsx";
import { CONTENT_WORDS } from "../../ui/content-words.ts";

const CHOICES = [{ value: undefined, label: "All" }, ...CONTENT_WORDS] as const;

export interface ContentChipsProps {
  readonly content: ContentKind | undefined;
  readonly onChoose: (content: ContentKind | undefined) => void;
}

/** Which kind of works is shown; all of them when none is chosen. */
export function ContentChips({ content, onChoose }: ContentChipsProps) {
  return CHOICES.map(({ value, label }) => (
    <Chip key={label} chosen={value === content} onClick={() => onChoose(value)}>
      {label}
    </Chip>
  ));
}
