import { cx } from "./class-names.ts";

export interface ProgressBarProps {
  /** The accessible name: what the progress belongs to. */
  readonly label: string;
  /** Per cent. */
  readonly value: number;
  /** The progress in words, when the number alone says too little. */
  readonly words?: string;
  readonly onPicture?: boolean;
  readonly className?: string;
}

/** Minimum fill of the bar, in per cent, so that it looks like progress rather than a line. */
const LEAST = 2;

/** A progress bar. */
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
