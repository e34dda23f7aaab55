import { t } from "@lingui/core/macro";
import { Pause, Play, X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { sizeWords } from "../../ui/size-words.ts";
import type { OnItsWay } from "./use-sending.ts";

export interface SendingRowProps {
  readonly onItsWay: OnItsWay;
  readonly onPause: () => void;
  readonly onCancel: () => void;
}

/** The progress of a file, with buttons to pause or cancel. */
export function SendingRow({ onItsWay, onPause, onCancel }: SendingRowProps) {
  const { name, bytes, sent, paused, troubled } = onItsWay;
  const percent = Math.floor((100 * sent) / Math.max(1, bytes));
  const standing = paused ? t`Paused` : troubled ? t`Waiting for the connection` : t`Sending`;
  return (
    <div className="flex items-center gap-2 rounded-field bg-surface-2 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-14">
          <span className="min-w-32 flex-1 truncate">{name}</span>
          <span className="nums shrink-0 text-12 text-text-2">
            {t`${standing} · ${{ sent: sizeWords(sent) }} of ${{ bytes: sizeWords(bytes) }}`}
          </span>
        </p>
        <ProgressBar label={`${standing} ${name}`} value={percent} className="mt-1.5" />
      </div>
      <IconButton
        label={paused ? t`Resume sending` : t`Pause sending`}
        icon={paused ? <Play size={18} /> : <Pause size={18} />}
        onClick={onPause}
      />
      <IconButton label={t`Cancel the upload`} icon={<X size={18} />} onClick={onCancel} />
    </div>
  );
}
