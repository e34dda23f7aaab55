import { t } from "@lingui/core/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { clockText } from "../../ui/clock-text.ts";
import { drawFrames } from "./draw-frames.ts";
import type { StripFrame } from "./strip-times.ts";

/** Frames of a film by their time, blurred like the film; a press plays it from there. */
export function Filmstrip({
  url,
  ratio,
  frames,
  isClear,
  onSeek,
}: {
  readonly url: string;
  /** Width of a frame for each unit of its height. */
  readonly ratio: number;
  readonly frames: readonly StripFrame[];
  readonly isClear: boolean;
  readonly onSeek: (seconds: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const times = useMemo(() => frames.map(({ at }) => at), [frames]);
  useEffect(
    () =>
      drawFrames(url, times, {
        canvasOf: (index) => list.current?.querySelectorAll("canvas")[index] ?? null,
        onFrame: (index) => setDrawn((before) => new Set([...before, index])),
        onFail: () => setFailed(true),
      }),
    [url, times],
  );
  if (hasFailed)
    return <p className="text-14 text-text-2">{t`This browser can't show frames of this film.`}</p>;
  return (
    <ol ref={list} aria-label={t`Frames of the film`} className="flex gap-1.5 overflow-x-auto pb-1">
      {frames.map(({ at, isFlagged }, index) => (
        <li key={at} className="shrink-0">
          <button
            type="button"
            disabled={!isClear}
            onClick={() => onSeek(at)}
            aria-label={wordsOf(at, isFlagged)}
            className="block rounded-field text-left"
          >
            <span
              style={{ aspectRatio: ratio }}
              className={cx(
                "block h-16 overflow-hidden rounded-field bg-surface-2",
                isFlagged && "outline-2 -outline-offset-2 outline-warn",
              )}
            >
              <canvas
                data-drawn={drawn.has(index)}
                className={cx("size-full object-cover", !isClear && "blur-md")}
              />
            </span>
            <span
              className={cx("nums block text-12", isFlagged ? "text-warn" : "text-text-2")}
              aria-hidden="true"
            >
              {clockText(at)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const wordsOf = (at: number, isFlagged: boolean): string =>
  isFlagged ? t`Play from ${clockText(at)}, which the scan flagged` : t`Play from ${clockText(at)}`;
