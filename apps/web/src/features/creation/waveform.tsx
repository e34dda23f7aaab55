import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { clockText, lengthText } from "../../ui/clock-text.ts";
import type { PlayerState } from "../../ui/player-state.ts";

/** Number of bars that fit a player at every width. */
const BARS = 96;
const SCALE = 1_000;
/** Height of the drawing, and of a bar in silence. */
const TALL = 48;
const LEAST = 3;

/** Draws the peak of each segment as a rounded bar around the middle. */
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

/**
 * The waveform and playback position of a piece. A native range input on top provides keys and
 * touch.
 */
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
