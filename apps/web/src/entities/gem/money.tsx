import { numberText } from "../../text/number-text.ts";
import { cx } from "../../ui/class-names.ts";
import { useCounted } from "../../ui/use-counted.ts";
import { Gem } from "./gem.tsx";
import { gemWords } from "./gem-words.ts";

export interface MoneyProps {
  readonly gems: number;
  /** Shows a plus or minus sign, for changes. */
  readonly signed?: boolean;
  readonly size?: number;
  readonly className?: string;
}

/** An amount of gems: glyph and number. Counts to the new value when it changes. */
export function Money({ gems, signed = false, size = 16, className }: MoneyProps) {
  const shown = useCounted(gems);
  const sign = signed && gems > 0 ? "+" : "";
  return (
    <span className={cx("inline-flex items-center gap-1.5 nums", className)}>
      <Gem size={size} />
      <span aria-hidden="true">
        {sign}
        {numberText(shown).replace("-", "−")}
      </span>
      <span className="sr-only">
        {sign}
        {gemWords(gems)}
      </span>
    </span>
  );
}
