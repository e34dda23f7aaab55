import { type PointerEvent, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { Composer, type ComposerProps } from "./composer.tsx";

/** A pull of this many px decides; less falls back. */
const DECIDES_PX = 48;

/** The composer of a page of its own. On a phone it lies under the thumb and can be pulled to full height. */
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
        "flex flex-col border-line bg-surface-1",
        "md:rounded-[26px] md:border md:p-4 md:pl-5 md:shadow-xl md:transition-colors md:focus-within:border-text-3",
        "max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px))] max-md:z-20 max-md:rounded-t-panel max-md:border-t max-md:px-4 max-md:shadow-2xl",
        // Room for the raised button of the bar below.
        "max-md:pb-5",
        height === null && "max-md:transition-[min-height] max-md:duration-280",
        full &&
          "max-md:min-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))]",
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
        className="mx-auto grid h-7 w-full touch-none place-items-center md:hidden"
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
