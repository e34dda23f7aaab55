import type { ReactNode } from "react";

/** A box to tick; a disabled one says why. */
export function CheckBox({
  id,
  checked,
  disabled = false,
  onCheck,
  hint,
  children,
}: {
  readonly id?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div id={id}>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        />
        <span className="min-w-0 text-14">
          <span className="block font-medium wrap-anywhere">{children}</span>
          {hint && <span className="block text-12 text-text-2">{hint}</span>}
        </span>
      </label>
    </div>
  );
}
