import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import {
  cueTrack,
  seek,
  setLoop,
  setMuted,
  toggleTrack,
} from "../../entities/creation/sound/deck.ts";
import { useNowPlaying, usePlayingTrack } from "../../entities/creation/sound/now-playing.ts";
import type { Track } from "../../entities/creation/sound/track.ts";
import { momentOfAddress } from "../../ui/address-moment.ts";
import { cx } from "../../ui/class-names.ts";
import { clockText, lengthText } from "../../ui/clock-text.ts";
import { MomentLink } from "../../ui/moment-link.tsx";
import { BigPlay, LoopControl, MuteControl, PlayControl } from "../../ui/player-controls.tsx";
import { SILENT } from "../../ui/player-state.ts";
import { usePlayerKeys } from "../../ui/use-player-keys.ts";
import { usePeaks } from "./use-peaks.ts";
import { Waveform } from "./waveform.tsx";

export interface MusicPlayerProps {
  readonly track: Track;
  readonly peaksUrl: string | null;
}

/**
 * Music over its cover. Space or K plays, ← → seek 2 s, M mutes, L loops. Nothing plays unasked,
 * and playback continues when the user leaves the page.
 */
export function MusicPlayer({ track, peaksUrl }: MusicPlayerProps) {
  const now = usePlayingTrack(track.id);
  const state = now ?? { ...SILENT, muted: false };
  const loop = now?.loop ?? false;
  const peaks = usePeaks(peaksUrl);
  const length = state.duration || track.length;

  // Once a visit, and never in place of what is heard already.
  const isHeard = useRef(useNowPlaying() !== null);
  useEffect(() => {
    const from = momentOfAddress();
    if (from === 0 || isHeard.current) return;
    isHeard.current = true;
    cueTrack(track);
    seek(from);
  }, [track]);

  const toggle = () => toggleTrack(track);
  const to = (seconds: number) => {
    if (!now) cueTrack(track);
    seek(seconds);
  };
  const mute = () => {
    if (!now) cueTrack(track);
    setMuted(!state.muted);
  };
  const repeat = () => {
    if (!now) cueTrack(track);
    setLoop(!loop);
  };
  usePlayerKeys({
    toggle,
    mute,
    fill: null,
    loop: repeat,
    skip: (by) => to(Math.min(length, Math.max(0, state.time + by))),
  });

  return (
    <section
      aria-label={t`Player: ${{ title: track.title }}`}
      className="relative size-full overflow-hidden"
    >
      <BigPlay
        on={state.playing}
        onClick={toggle}
        className={cx(state.playing && "opacity-0 hover:opacity-100")}
      />
      {state.failed && (
        <p
          role="alert"
          className="absolute inset-0 grid place-items-center bg-black/70 p-6 text-center text-white"
        >
          {t`This music couldn't be played. Reload the page or download it.`}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-black/90 via-black/65 via-60% to-transparent px-3 pt-12 pb-1 text-white">
        <Waveform peaks={peaks} state={{ ...state, duration: length }} onSeek={to} />
        <div className="flex items-center gap-1">
          <PlayControl on={state.playing} onClick={toggle} />
          <span className="px-1 text-12 nums" aria-hidden="true">
            {clockText(state.time)} / {lengthText(length)}
          </span>
          <span className="flex-1" />
          {now !== null && state.time >= 1 && <MomentLink seconds={state.time} />}
          <LoopControl on={loop} onClick={repeat} />
          <MuteControl on={state.muted} onClick={mute} />
        </div>
      </div>
    </section>
  );
}
