import { useEffect, useRef } from "react";
import { thumbHashToAverageRGBA, thumbHashToRGBA } from "thumbhash";
import { cx } from "./class-names.ts";
import { queueIdle } from "./idle-queue.ts";

/**
 * The blurred preview of a picture while it loads. Drawn on a canvas, so it needs no address in the
 * content security policy.
 */
export function ThumbCanvas({
  hash,
  className,
}: {
  readonly hash: string | null;
  readonly className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    return element && hash ? queueIdle(() => paint(element, hash)) : undefined;
  }, [hash]);
  return (
    <canvas ref={canvas} className={cx("absolute inset-0 size-full object-cover", className)} />
  );
}

function paint(canvas: HTMLCanvasElement, hash: string): void {
  const pixels = decode(hash);
  if (!pixels) return;
  canvas.width = pixels.w;
  canvas.height = pixels.h;
  const image = new ImageData(new Uint8ClampedArray(pixels.rgba), pixels.w, pixels.h);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

/** Returns the average colour of the picture, shown before anything can be drawn. */
export function averageColor(hash: string | null): string | undefined {
  const bytes = hash ? bytesOf(hash) : null;
  if (!bytes) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(" ")})`;
}

function decode(hash: string): ReturnType<typeof thumbHashToRGBA> | null {
  const bytes = bytesOf(hash);
  return bytes && thumbHashToRGBA(bytes);
}

/** Returns null for an invalid hash. */
function bytesOf(hash: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? null : bytes;
  } catch {
    return null;
  }
}
