import { t } from "@lingui/core/macro";
import { clockText, lengthText } from "./clock-text.ts";
import type { PlayerState } from "./player-state.ts";

const SCALE = 1_000;

/** The time line of a player: a styled native range input, which provides keys and touch. */
export function Scrubber({
  state,
  onSeek,
}: {
  readonly state: PlayerState;
  readonly onSeek: (seconds: number) => void;
}) {
  const length = state.duration || 1;
  const part = Math.min(1, state.time / length);
  const loaded = Math.min(1, state.buffered / length);
  return (
    <div className="group/scrub relative flex h-11 flex-1 items-center">
      <div className="pointer-events-none absolute inset-x-0 h-1 overflow-hidden rounded-full bg-current/25">
        <div
          className="absolute inset-0 origin-left bg-current/30"
          style={{ transform: `scaleX(${loaded})` }}
        />
        <div
          className="absolute inset-0 origin-left bg-current"
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      <div
        className="pointer-events-none absolute size-3 -translate-x-1/2 rounded-full bg-current shadow transition-transform group-hover/scrub:scale-125 group-focus-within/scrub:scale-125"
        style={{ left: `${part * 100}%` }}
      />
      <input
        type="range"
        aria-label={t`Seek`}
        aria-valuetext={t`${{ time: clockText(state.time) }} of ${{ duration: lengthText(state.duration) }}`}
        min={0}
        max={SCALE}
        step={1}
        value={Math.round(part * SCALE)}
        onChange={(event) => onSeek((Number(event.target.value) / SCALE) * length)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </div>
  );
}
