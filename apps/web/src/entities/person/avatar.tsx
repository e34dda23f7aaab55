import { cx } from "../../ui/class-names.ts";

/** A stable hue for a person without a picture. */
function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hash;
}

export interface AvatarProps {
  readonly name: string;
  readonly url: string | null;
  readonly size?: number;
  readonly className?: string;
}

/** Hidden from screen readers, because the name is written beside it. */
export function Avatar({ name, url, size = 32, className }: AvatarProps) {
  const box = { width: size, height: size };
  const shape = cx(
    "inline-grid shrink-0 place-items-center overflow-hidden rounded-full",
    className,
  );
  if (url) {
    return (
      <img src={url} alt="" loading="lazy" style={box} className={cx(shape, "object-cover")} />
    );
  }
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      style={{
        ...box,
        fontSize: size * 0.42,
        background: `linear-gradient(140deg, oklch(0.62 0.12 ${hue}), oklch(0.46 0.11 ${(hue + 50) % 360}))`,
      }}
      className={cx(shape, "font-title font-semibold text-white")}
    >
      {(name.trim()[0] ?? "?").toUpperCase()}
    </span>
  );
}
