import { Popover } from "@base-ui/react/popover";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { SheetPanel } from "./sheet-panel.tsx";
import { useBackCloses } from "./use-back-closes.ts";
import { isTouchLayout } from "./use-media-query.ts";

export interface PickerPanelProps {
  readonly label: string;
  readonly wide: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

export function PickerPanel({
  label,
  wide,
  open,
  onOpenChange,
  anchor,
  children,
}: PickerPanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [asSheet, setAsSheet] = useState(isTouchLayout);
  // Stays in the layout it was opened in: switching would mount another element and lose what was
  // typed.
  if (open !== opened) {
    setOpened(open);
    if (open) setAsSheet(isTouchLayout());
  }
  useBackCloses(open && !asSheet, () => onOpenChange(false));
  if (asSheet) {
    return (
      <SheetPanel open={open} onClose={() => onOpenChange(false)} title={label}>
        {children}
      </SheetPanel>
    );
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        if (!next && target instanceof Node && anchor.current?.contains(target)) return;
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={8} className="z-50">
          <Popover.Popup
            ref={popup}
            initialFocus={() => chosenIn(popup.current)}
            finalFocus={anchor}
            aria-label={label}
            className={cx(
              "max-h-[min(30rem,var(--available-height))] overflow-y-auto rounded-panel border border-line bg-surface-1 p-3 shadow-2xl outline-none",
              "origin-[var(--transform-origin)] transition-[opacity,scale] data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0",
              wide ? "w-100" : "w-80",
            )}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * Returns the selected option of a list, where keyboard users start; otherwise true for the first
 * field.
 */
function chosenIn(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>("li > [aria-pressed=true]") ?? true;
}
