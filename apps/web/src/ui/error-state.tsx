import { t } from "@lingui/core/macro";
import { Check, CloudOff, Copy, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface ErrorStateProps {
  readonly title: string;
  readonly advice: string;
  /** Shown for support, with a copy button. */
  readonly requestId: string | null;
  readonly onRetry?: () => void;
  /** An icon for the error; by default that of an unreachable server. */
  readonly icon?: ReactNode;
}

export function ErrorState({ title, advice, requestId, onRetry, icon }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon ?? <CloudOff size={26} />}
        title={title}
        text={advice}
        action={
          <div className="flex flex-col items-center gap-3">
            {onRetry && (
              <Button onClick={onRetry} icon={<RotateCcw size={16} />}>
                {t`Try again`}
              </Button>
            )}
            {requestId && <CopyableId id={requestId} />}
          </div>
        }
      />
    </div>
  );
}

function CopyableId({ id }: { readonly id: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-12 text-text-2 nums hover:text-text"
    >
      {copied ? <Check size={14} /> : <Copy size={14} />}
      <span aria-live="polite">{copied ? t`Copied` : t`Copy id ${{ id: id.slice(0, 13) }}`}</span>
    </button>
  );
}
