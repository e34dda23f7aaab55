import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { clockText, lengthText } from "../../ui/clock-text.ts";
import type { PlayerState } from "../../ui/player-state.ts";

/** Bars a player has room for at every width. */
const BARS = 96;
const SCALE = 1_000;
/** Height of the drawing, and of a bar where it is silent. */
const TALL = 48;
const LEAST = 3;

/** The loudest of each stretch, as rounded bars around the middle. */
function drawBars(peaks: readonly number[]): string {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
    const level = Math.max(0, ...peaks.slice(from, to)) / 255;
    const height = LEAST + (TALL - LEAST) * level;
    return `M${bar * 4 + 2} ${(TALL - height) / 2}v${height}`;
  }).join("");
}

export interface WaveformProps {
  readonly peaks: readonly number[];
  readonly state: PlayerState;
  readonly onSeek: (seconds: number) => void;
}

/** The piece as it sounds, and where it is; a native range lies over it, so keys and touch come with it. */
export function Waveform({ peaks, state, onSeek }: WaveformProps) {
  const path = useMemo(() => drawBars(peaks), [peaks]);
  const length = state.duration || 1;
  const part = Math.min(1, state.time / length);
  return (
    <div className="relative h-11 w-full md:h-14 shrink-0 rounded-field focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-white">
      <svg
        viewBox={`0 0 ${BARS * 4} ${TALL}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <clipPath id="played">
          <rect width={part * BARS * 4} height={TALL} />
        </clipPath>
        <g fill="none" stroke="white" strokeWidth="2">
          <path d={path} opacity="0.38" />
          <path d={path} clipPath="url(#played)" />
        </g>
      </svg>
      <input
        type="range"
        aria-label={t`Seek`}
        aria-valuetext={t`${{ time: clockText(state.time) }} of ${{ duration: lengthText(state.duration) }}`}
        min={0}
        max={SCALE}
        step={1}
        value={Math.round(part * SCALE)}
        onChange={(event) => onSeek((Number(event.target.value) / SCALE) * length)}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      />
    </div>
  );
}
