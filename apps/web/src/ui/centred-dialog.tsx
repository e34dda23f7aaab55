import { Dialog } from "@base-ui/react/dialog";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useRef } from "react";
import { BACKDROP } from "./backdrop.ts";
import { cx } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { SheetProps } from "./sheet-props.ts";

/** A dialog in the middle of the screen. */
export function CentredDialog({
  open,
  onClose,
  title,
  description,
  children,
  wide,
  mustChoose,
}: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop {...BACKDROP} />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={cx(
            "fixed top-1/2 left-1/2 z-40 max-h-[86dvh] w-[calc(100%-2rem)] -translate-1/2 overflow-y-auto rounded-panel border border-line bg-surface-1 p-6 shadow-2xl outline-none",
            "transition-[opacity,scale] duration-200 data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0",
            wide ? "max-w-3xl" : "max-w-md",
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-20">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-text-2">{description}</Dialog.Description>
              )}
            </div>
            {!mustChoose && (
              <Dialog.Close
                render={
                  <IconButton label={t`Close`} icon={<X size={20} />} className="-mt-2 -mr-2" />
                }
              />
            )}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
