import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../ui/icon-button.tsx";

export interface IntroDialogProps {
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's native modal dialog, on phones too. On a freshly loaded page, a drawer or a custom
 * dialog would cause another full layout, a quarter of a second on a slow phone. Nothing opens
 * above this dialog.
 */
export function IntroDialog({ title, description, onClose, children }: IntroDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titled, described] = [useId(), useId()];
  useEffect(() => {
    dialog.current?.showModal();
    // Focuses the text instead of the close button.
    dialog.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-veil=""
      tabIndex={-1}
      aria-labelledby={titled}
      aria-describedby={described}
      onClose={onClose}
      closedby="any"
      className="m-auto max-h-[86dvh] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-panel border border-line bg-surface-1 p-6 text-text shadow-2xl outline-none backdrop:touch-none backdrop:bg-veil"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        {/* The same for every slide, so the button below does not move. */}
        <div className="min-h-28 sm:min-h-18">
          <h2 id={titled} className="text-20">
            {title}
          </h2>
          <p id={described} className="mt-1 text-text-2">
            {description}
          </p>
        </div>
        <IconButton
          label={t`Close`}
          icon={<X size={20} />}
          className="-mt-2 -mr-2"
          onClick={() => dialog.current?.close()}
        />
      </div>
      {children}
    </dialog>
  );
}
