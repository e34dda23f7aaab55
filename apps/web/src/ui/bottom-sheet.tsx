import { Drawer } from "@base-ui/react/drawer";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { BACKDROP } from "./backdrop.ts";
import { cx } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { SheetProps } from "./sheet-props.ts";

/** A drawer at the foot of the screen, which a thumb pulls away. */
export function BottomSheet({
  open,
  onClose,
  title,
  description,
  children,
  mustChoose,
}: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop {...BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end">
          <Drawer.Popup
            className={cx(
              "-mb-12 max-h-[calc(88dvh+3rem)] w-full overflow-y-auto overscroll-contain rounded-t-panel bg-surface-1 px-5 pt-3 pb-[calc(1.25rem+3rem+env(safe-area-inset-bottom,0px))] outline-none",
              "translate-y-[var(--drawer-swipe-movement-y)] transition-transform duration-280 data-swiping:duration-0",
              "data-starting-style:translate-y-full data-ending-style:translate-y-full",
            )}
          >
            <div className="mx-auto mb-3 h-1 w-10 rounded-full bg-surface-3" aria-hidden="true" />
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <Drawer.Title className="text-20">{title}</Drawer.Title>
                {description && (
                  <Drawer.Description className="mt-1 text-text-2">
                    {description}
                  </Drawer.Description>
                )}
              </div>
              {!mustChoose && (
                <Drawer.Close
                  render={
                    <IconButton label={t`Close`} icon={<X size={20} />} className="-mt-2 -mr-3" />
                  }
                />
              )}
            </div>
            <Drawer.Content className="mt-4">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
