import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";

const SHAPES: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  "16:9": [16, 9],
  "9:16": [9, 16],
  "1:1": [13, 13],
};

/** The aspect ratio as an outline in the style of the icons. */
export function RatioGlyph({ ratio }: { readonly ratio: AspectRatio }) {
  const [width, height] = SHAPES[ratio];
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className="shrink-0">
      <rect
        x={(18 - width) / 2}
        y={(18 - height) / 2}
        width={width}
        height={height}
        rx="2.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}
