import { type PointerEvent, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { Composer, type ComposerProps } from "./composer.tsx";

/** A pull of this many px decides; less falls back. */
const DECIDES_PX = 48;

/** The composer under the thumb: rests at the foot of the page, can be pulled to full height. */
export function ComposerSheet(props: ComposerProps) {
  const sheet = useRef<HTMLElement>(null);
  const [full, setFull] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const grip = useRef<{ y: number; height: number } | null>(null);

  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (grip.current) setHeight(grip.current.height + grip.current.y - clientY);
  };
  const release = ({ clientY }: PointerEvent) => {
    if (!grip.current) return;
    const by = grip.current.y - clientY;
    grip.current = null;
    setHeight(null);
    if (Math.abs(by) > DECIDES_PX) setFull(by > 0);
    else if (Math.abs(by) < 4) setFull((now) => !now);
  };

  return (
    <section
      ref={sheet}
      aria-label="Composer"
      style={height === null ? undefined : { minHeight: height }}
      className={cx(
        "fixed inset-x-0 bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px))] z-20 flex flex-col rounded-t-panel border-t border-line bg-surface-1 px-4 shadow-2xl",
        // Room for the raised button of the bar below.
        "pb-5",
        height === null && "transition-[min-height] duration-280",
        full
          ? "min-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))]"
          : "min-h-0",
      )}
    >
      <button
        type="button"
        aria-expanded={full}
        aria-label={full ? "Make the composer small" : "Pull the composer to full height"}
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && setFull(!full)}
        className="mx-auto grid h-7 w-full touch-none place-items-center"
      >
        <span className="h-1 w-10 rounded-full bg-surface-3" />
      </button>
      <Composer
        {...props}
        fills={full}
        onStarted={(id) => {
          setFull(false);
          props.onStarted(id);
        }}
        className="flex-1"
      />
    </section>
  );
}
