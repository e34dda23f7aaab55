import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Chip } from "./chip.tsx";

export interface PickerProps {
  /** What is chosen here, as accessible name and sheet title: "Model". */
  readonly label: string;
  /** The current choice, shown on the chip. */
  readonly value: string;
  readonly icon?: ReactNode;
  readonly changed?: boolean;
  /** For options that show pictures. */
  readonly wide?: boolean;
  /** Renders the panel; `close` is called after a choice. */
  readonly children: (close: () => void) => ReactNode;
}

const load = () => import("./picker-panel.tsx");
const PickerPanel = lazy(() => load().then((m) => ({ default: m.PickerPanel })));

/** A chip that opens a small panel: next to it on the desktop, from the bottom on touch devices. */
export function Picker({
  label,
  value,
  icon,
  changed = false,
  wide = false,
  children,
}: PickerProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Chip
        ref={anchor}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${value}`}
        className={changed ? "ring-1 ring-warn" : ""}
        onPointerEnter={() => void load()}
        onClick={() => {
          setWanted(true);
          setOpen((now) => !now);
        }}
      >
        <span className="max-w-44 truncate">{value}</span>
        <ChevronDown size={14} className="opacity-70" />
      </Chip>
      {wanted && (
        <Suspense fallback={null}>
          <PickerPanel label={label} wide={wide} open={open} onOpenChange={setOpen} anchor={anchor}>
            {children(() => setOpen(false))}
          </PickerPanel>
        </Suspense>
      )}
    </>
  );
}
