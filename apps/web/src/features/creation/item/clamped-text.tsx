import { t } from "@lingui/core/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../../../ui/class-names.ts";

/** Clamps long text to two lines and expands it on request. */
export function ClampedText({
  text,
  as: Tag = "p",
  className,
}: {
  readonly text: string;
  readonly as?: "p" | "h1";
  readonly className?: string;
}) {
  const words = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || open) return;
    const look = () => setIsLong(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <Tag
        ref={words}
        dir="auto"
        className={cx("wrap-anywhere", className, open ? "whitespace-pre-line" : "line-clamp-2")}
      >
        {text}
      </Tag>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="reach text-14 font-medium text-text-2 underline underline-offset-4 hover:text-text"
        >
          {open ? t`less` : t`more`}
        </button>
      )}
    </div>
  );
}
