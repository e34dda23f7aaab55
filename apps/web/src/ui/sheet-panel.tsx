import { Drawer } from "@base-ui/react/drawer";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useRef } from "react";
import { BACKDROP } from "./backdrop.ts";
import { cx } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useTouchLayout } from "./use-media-query.ts";

/**
 * Returns what takes the focus: the only field of a form marked so, but not on a touch screen, whose
 * keyboard would cover the sheet.
 */
const firstIn = (popup: HTMLElement | null, way: string): HTMLElement | null =>
  (way === "touch" ? null : popup?.querySelector<HTMLElement>("[data-first]")) ?? popup;

/**
 * A drawer at the bottom of a narrow screen, dismissed by swiping; a dialog in the centre of a wide
 * one. It is one element styled by CSS, so rotating a tablet keeps what was typed.
 */
export function SheetPanel(props: SheetProps) {
  const { open, onClose, title, description, children, wide, mustChoose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const pulled = useTouchLayout();
  useBackCloses(open, onClose, mustChoose);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop {...BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center">
          <Drawer.Popup
            ref={popup}
            initialFocus={(way) => firstIn(popup.current, way)}
            data-base-ui-swipe-ignore={pulled ? undefined : ""}
            className={cx(
              "w-full overflow-y-auto overscroll-contain bg-surface-1 outline-none",
              "max-md:-mb-12 max-md:max-h-[calc(88dvh+3rem)] max-md:rounded-t-panel max-md:px-5 max-md:pt-3 max-md:pb-[calc(1.25rem+3rem+env(safe-area-inset-bottom,0px))]",
              "max-md:translate-y-[var(--drawer-swipe-movement-y)] max-md:transition-transform max-md:duration-280 max-md:data-swiping:duration-0",
              "max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full",
              "md:max-h-[86dvh] md:w-[calc(100%-2rem)] md:rounded-panel md:border md:border-line md:p-6 md:shadow-2xl",
              "md:transition-[opacity,scale] md:duration-200 md:data-starting-style:scale-97 md:data-starting-style:opacity-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0",
              wide ? "md:max-w-3xl" : "md:max-w-md",
            )}
          >
            <div className="max-md:sticky max-md:-top-3 max-md:z-10 max-md:-mx-5 max-md:-mt-3 max-md:bg-surface-1 max-md:px-5 max-md:pt-3 max-md:pb-2">
              <div
                className="mx-auto mb-3 h-1 w-10 rounded-full bg-surface-3 md:hidden"
                aria-hidden="true"
              />
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
                      <IconButton
                        label={t`Close`}
                        icon={<X size={20} />}
                        className="-mt-2 -mr-3 md:-mr-2"
                      />
                    }
                  />
                )}
              </div>
            </div>
            <Drawer.Content className="mt-2 md:mt-4">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
