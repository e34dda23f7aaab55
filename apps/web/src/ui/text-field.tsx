import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { cx } from "./class-names.ts";

const FIELD =
  "w-full rounded-field bg-surface-1 border border-line px-3.5 text-16 md:text-14 text-text transition-colors hover:border-text-3 focus-visible:outline-offset-0 placeholder:text-text-2 aria-invalid:border-danger";

interface Wording {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

function Wrapped({
  label,
  hint,
  error,
  id,
  children,
}: Wording & { readonly id: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-note`} className={cx("text-12", error ? "text-danger" : "text-text-2")}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: Wording &
  InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> | undefined }) {
  const id = useId();
  return (
    <Wrapped label={label} hint={hint} error={error} id={id}>
      <input
        dir="auto"
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
        className={cx(FIELD, "h-11", className)}
      />
    </Wrapped>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  marks,
  ...rest
}: Wording &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
    /** Drawn over its text. */
    readonly marks?: ReactNode;
  }) {
  const id = useId();
  return (
    <Wrapped label={label} hint={hint} error={error} id={id}>
      <div className="relative flex">
        <textarea
          dir="auto"
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
          className={cx(FIELD, "min-h-24 resize-y py-2.5", className)}
        />
        {marks}
      </div>
    </Wrapped>
  );
}
