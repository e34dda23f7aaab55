import { useId } from "react";

/** The gem glyph: a stone cut with six sides. */
export function Gem({
  size = 16,
  className,
}: {
  readonly size?: number;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className ?? ""}`}
    >
      <defs>
        <linearGradient id={id} x1="3" y1="2" x2="21" y2="23" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--gem-1)" />
          <stop offset=".55" stopColor="var(--gem-2)" />
          <stop offset="1" stopColor="var(--gem-3)" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d="M12 1.5 21.1 6.75v10.5L12 22.5l-9.1-5.25V6.75z" />
      <path fill="#fff" fillOpacity=".34" d="M12 1.5 21.1 6.75 16.1 9.6 12 7.3 7.9 9.6 2.9 6.75z" />
      <path fill="#fff" fillOpacity=".13" d="m2.9 6.75 5 2.85v4.8l-5 2.85z" />
      <path fill="#000" fillOpacity=".14" d="m2.9 17.25 5-2.85 4.1 2.3 4.1-2.3 5 2.85L12 22.5z" />
    </svg>
  );
}
