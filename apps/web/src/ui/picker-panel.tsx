import { Popover } from "@base-ui/react/popover";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { useOptionKeys } from "./option-keys.ts";
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

/** A panel that doesn't fit scrolls; beside its chip, it would cover the others. */
const BELOW_OR_ABOVE = { side: "flip", align: "shift", fallbackAxisSide: "none" } as const;

export function PickerPanel({
  label,
  wide,
  open,
  onOpenChange,
  anchor,
  children,
}: PickerPanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const move = useOptionKeys();
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
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={8}
          collisionAvoidance={BELOW_OR_ABOVE}
          className="z-50"
        >
          <Popover.Popup
            ref={popup}
            initialFocus={() => chosenIn(popup.current)}
            finalFocus={anchor}
            aria-label={label}
            onKeyDown={move}
            className={cx(
              "flex max-h-[min(36rem,var(--available-height))] flex-col overflow-y-auto rounded-panel border border-line bg-surface-1 p-3 shadow-2xl outline-none",
              "origin-[var(--transform-origin)] transition-[opacity,scale] data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0",
              wide ? "w-100 has-[[role=listbox]]:w-164" : "w-80",
              "max-w-[var(--available-width)]",
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
  return (
    popup?.querySelector<HTMLElement>("li > [aria-pressed=true], [role=option][tabindex='0']") ??
    true
  );
}
