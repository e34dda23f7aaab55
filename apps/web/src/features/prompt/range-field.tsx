import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useId } from "react";

export interface RangeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Undefined when not chosen; the scene then decides. */
  readonly value: number | undefined;
  /** The handle's position while undefined. */
  readonly usual: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number | undefined) => void;
}

/** An optional number: a native range input, and a button that resets it to automatic. */
export function RangeField(props: RangeFieldProps) {
  const { label, hint, min, max, step, value, usual, say, onChange } = props;
  const id = useId();
  const words = value === undefined ? t`Automatic` : say(value);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <label htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        <span className="flex items-center gap-1.5 text-12 text-text-2">
          {words}
          {value !== undefined && (
            <button
              type="button"
              aria-label={t`${label}: leave it to the scene`}
              className="reach rounded-full p-1 hover:bg-surface-3 hover:text-text"
              onClick={() => onChange(undefined)}
            >
              <X size={14} />
            </button>
          )}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value ?? usual}
        aria-valuetext={words}
        aria-describedby={`${id}-hint`}
        className="h-8 w-full accent-accent"
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p id={`${id}-hint`} className="text-12 text-text-2">
        {hint}
      </p>
    </div>
  );
}
