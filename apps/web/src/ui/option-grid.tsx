import { cx } from "./class-names.ts";

export interface OptionGridProps {
  readonly label: string;
  readonly value: number | null;
  /** `name` is the accessible name; `label` is the short visible text. */
  readonly options: readonly {
    readonly value: number;
    readonly label: string;
    readonly name: string;
  }[];
  readonly onChoose: (value: number) => void;
}

/** Many short options of a picker, all visible at once. */
export function OptionGrid({ label, value, options, onChoose }: OptionGridProps) {
  return (
    <ul
      aria-label={label}
      className="nums grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5"
    >
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            aria-label={option.name}
            onClick={() => onChoose(option.value)}
            className={cx(
              "h-11 w-full rounded-field font-medium whitespace-nowrap transition-colors",
              option.value === value ? "bg-text text-ground" : "bg-surface-2 hover:bg-surface-3",
            )}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
