import { Dialog } from "@base-ui/react/dialog";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Suspense } from "react";
import { IconButton } from "./icon-button.tsx";
import type { OverlayProps } from "./overlay-props.ts";
import { Skeleton } from "./skeleton.tsx";

export function OverlayPanel({ open, onClose, label, children }: OverlayProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          data-item-overlay=""
          className="fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-ground outline-none transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0"
        >
          <Dialog.Close
            render={
              <IconButton
                label={t`Close`}
                icon={<X size={22} />}
                className="fixed! top-3 right-3 z-10 bg-surface-2"
              />
            }
          />
          <Suspense fallback={<Coming />}>{children}</Suspense>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Coming() {
  return (
    <div className="mx-auto w-full max-w-3xl p-4 pt-20">
      <p className="sr-only">{t`Loading`}</p>
      <Skeleton className="aspect-video w-full rounded-media!" />
    </div>
  );
}
