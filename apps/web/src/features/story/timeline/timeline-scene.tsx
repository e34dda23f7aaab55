import type { SceneView } from "@kinora/contracts/story/story";
import { memo, useMemo } from "react";
import { cx } from "../../../ui/class-names.ts";
import { placeWords, wavePath } from "./lay-out.ts";
import { ROWS } from "./rows.ts";
import { sceneLength } from "./scene-length.ts";

export interface TimelineSceneProps {
  readonly view: SceneView;
  /** True when the lengths of all scenes are known. */
  readonly lengthsAdd: boolean;
  readonly number: number;
  readonly chosen: boolean;
  readonly pxPerSecond: number;
}

/**
 * A scene on the time line: its cut, number and length, the waveform of its voice, and the words
 * where they are spoken.
 */
export const TimelineScene = memo(function TimelineScene({
  view,
  lengthsAdd,
  number,
  chosen,
  pxPerSecond,
}: TimelineSceneProps) {
  const { start, seconds, narration, estimated } = view;
  const x = start * pxPerSecond;
  const width = seconds * pxPerSecond;
  const words = useMemo(() => placeWords(view, pxPerSecond), [view, pxPerSecond]);
  const path = useMemo(
    () =>
      narration
        ? wavePath(narration.peaks, {
            from: start + narration.offset,
            to: start + seconds,
            length: narration.audio.duration ?? narration.words.at(-1)?.end ?? seconds,
            pxPerSecond,
            tall: ROWS.wave,
          })
        : "",
    [narration, start, seconds, pxPerSecond],
  );
  return (
    <g>
      <rect
        x={x}
        y="0"
        width={Math.max(0, width - 1)}
        height={ROWS.head + ROWS.wave + ROWS.words}
        className={cx(chosen ? "fill-surface-3" : "fill-surface-2")}
      />
      <text x={x + 6} y="14" className="fill-text text-[11px] font-semibold">
        {number}
        {width > (estimated ? 84 : 52) && (
          <tspan dx="6" className="fill-text-2 font-normal">
            {sceneLength(view, lengthsAdd)}
          </tspan>
        )}
      </text>
      <path
        d={path}
        transform={`translate(0 ${ROWS.head})`}
        fill="none"
        strokeWidth="2"
        className="stroke-text-2"
      />
      {words.map((word) => (
        <text
          key={word.x}
          x={word.x}
          y={ROWS.head + ROWS.wave + 14}
          className="fill-text text-[11px]"
        >
          {word.text}
        </text>
      ))}
    </g>
  );
});
