import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

/** A floating button over a feed that leads up to something new. */
export function Pill({
  children,
  onClick,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <div className="pointer-events-none sticky top-16 z-20 flex h-0 justify-center md:top-[calc(var(--nav-desktop)+0.5rem)]">
      <button
        type="button"
        onClick={onClick}
        className="enter pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-accent px-5 text-14 font-medium text-accent-ink shadow-xl nums"
      >
        <ArrowUp size={16} />
        {children}
      </button>
    </div>
  );
}
