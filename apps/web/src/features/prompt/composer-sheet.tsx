import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import { cx } from "../../ui/class-names.ts";
import { Composer, type ComposerProps } from "./composer.tsx";

/** A pull of this many px changes the size; a shorter one springs back. */
const DECIDES_PX = 48;

/** Its sizes on a phone: only the edge, its natural height, full height. */
const SIZES = ["folded", "rest", "full"] as const;
type Size = (typeof SIZES)[number];

const GRIP: Readonly<Record<Size, MessageDescriptor>> = {
  folded: msg`Make another`,
  rest: msg`Expand the composer`,
  full: msg`Collapse the composer`,
};

const stepFrom = (size: Size, by: 1 | -1): Size => SIZES[SIZES.indexOf(size) + by] ?? size;

export interface ComposerSheetProps extends ComposerProps {
  /** True while something is in progress and shown below. */
  readonly working: boolean;
}

/**
 * The composer of the create page. On a phone it is a bottom sheet that can be pulled to full
 * height or folded to its edge. It folds by itself over a work in progress unless it contains
 * another prompt.
 */
export function ComposerSheet({ working, ...props }: ComposerSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const edge = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState<Size>("rest");
  const unwritten = useAppSelector(({ prompt: { form } }) => form.prompt.trim() === "");
  // Also after a reload and in a second window, but not when the user types something and deletes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the work begins
  useEffect(() => {
    if (working && unwritten) setSize("folded");
  }, [working]);
  // Words put back into the form show it again.
  useEffect(() => {
    if (!unwritten) setSize((now) => (now === "folded" ? "rest" : now));
  }, [unwritten]);
  const full = size === "full";
  const folded = size === "folded";
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
    if (Math.abs(by) > DECIDES_PX) setSize(stepFrom(size, by > 0 ? 1 : -1));
    else if (Math.abs(by) < 4) press();
  };
  const press = () => setSize(full || folded ? "rest" : "full");
  const started = (id: string) => {
    const onPhone = edge.current?.offsetParent != null;
    setSize(onPhone ? "folded" : "rest");
    // The pressed button has left the screen.
    if (onPhone) edge.current?.focus({ preventScroll: true });
    props.onStarted(id);
  };

  return (
    <section
      ref={sheet}
      aria-label={t`Composer`}
      style={{ minHeight: height ?? undefined }}
      className={cx(
        "flex flex-col border-line bg-surface-1",
        "md:rounded-[26px] md:border md:p-4 md:pl-5 md:shadow-xl md:transition-colors md:focus-within:border-text-3",
        // On a phone never taller than the space between the bars: enlarged text scrolls.
        "max-md:max-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))] max-md:overflow-y-auto max-md:overscroll-contain",
        "max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px))] max-md:z-20 max-md:rounded-t-panel max-md:border-t max-md:px-4 max-md:shadow-2xl",
        // Leaves space for the raised button of the bar below.
        folded ? "max-md:pb-2" : "max-md:pb-5",
        height === null && "max-md:transition-[min-height] max-md:duration-280",
        full &&
          "max-md:min-h-[calc(100dvh-4rem-var(--nav-mobile)-var(--player)-env(safe-area-inset-bottom,0px))]",
      )}
    >
      <button
        ref={edge}
        type="button"
        aria-expanded={full}
        aria-label={t(GRIP[size])}
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && press()}
        className="sticky top-0 z-10 mx-auto grid min-h-7 w-full shrink-0 touch-none place-items-center bg-surface-1 md:hidden"
      >
        <span className={cx("h-1 w-10 rounded-full bg-surface-3", folded && "mt-3")} />
        {folded && (
          <span className="grid h-11 place-items-center font-medium">{t(GRIP.folded)}</span>
        )}
      </button>
      <Composer
        {...props}
        fills={full}
        onStarted={started}
        className={cx("flex-1", folded && "max-md:hidden")}
      />
    </section>
  );
}
