import { Dialog } from "@base-ui/react/dialog";
import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { useRef } from "react";
import { cx } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { useTouchLayout } from "./use-media-query.ts";

export function SheetPanel(props: SheetProps) {
  return useTouchLayout() ? <BottomSheet {...props} /> : <CentredDialog {...props} />;
}

/** Rendered over an item's overlay too, which is a dialog itself. */
const BACKDROP =
  "fixed inset-0 z-40 bg-veil transition-opacity duration-280 data-starting-style:opacity-0 data-ending-style:opacity-0";

function BottomSheet({ open, onClose, title, description, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop forceRender className={BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end">
          <Drawer.Popup
            className={cx(
              "-mb-12 max-h-[calc(88dvh+3rem)] w-full overflow-y-auto overscroll-contain rounded-t-panel bg-surface-1 px-5 pt-3 pb-[calc(1.25rem+3rem+env(safe-area-inset-bottom,0px))] outline-none",
              "translate-y-[var(--drawer-swipe-movement-y)] transition-transform duration-280 data-swiping:duration-0",
              "data-starting-style:translate-y-full data-ending-style:translate-y-full",
            )}
          >
            <div className="mx-auto mb-3 h-1 w-10 rounded-full bg-surface-3" aria-hidden="true" />
            <Drawer.Title className="text-20">{title}</Drawer.Title>
            {description && (
              <Drawer.Description className="mt-1 text-text-2">{description}</Drawer.Description>
            )}
            <Drawer.Content className="mt-4">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

function CentredDialog({
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
        <Dialog.Backdrop forceRender className={BACKDROP} />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={cx(
            "fixed top-1/2 left-1/2 z-40 max-h-[86dvh] w-full -translate-1/2 overflow-y-auto rounded-panel border border-line bg-surface-1 p-6 shadow-2xl outline-none",
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
                render={<IconButton label="Close" icon={<X size={20} />} className="-mt-2 -mr-2" />}
              />
            )}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
