import { cx } from "./class-names.ts";

export interface ProgressBarProps {
  /** What it is the progress of, for the ear. */
  readonly label: string;
  /** Per cent. */
  readonly value: number;
  /** How far it is in words, where the number alone says too little. */
  readonly words?: string;
  readonly onPicture?: boolean;
  readonly className?: string;
}

/** So much of the bar, per cent, is seen before anything is done: it stands for work, not for a line. */
const LEAST = 2;

/** How far something is. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, words, onPicture = false, className } = props;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={words}
      className={cx(
        "h-1 overflow-hidden rounded-full",
        onPicture ? "bg-white/25" : "bg-surface-3",
        className,
      )}
    >
      <div
        className="bar-gem h-full rounded-full transition-[width] duration-280"
        style={{ width: `${Math.max(LEAST, value)}%` }}
      />
    </div>
  );
}
