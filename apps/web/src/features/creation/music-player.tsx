import type { Media } from "@kinora/contracts/creation/creation";
import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { clockText } from "../../ui/clock-text.ts";
import { LoopControl, MuteControl, PlayControl } from "../../ui/player-controls.tsx";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { usePlayer } from "../../ui/use-player.ts";
import { usePlayerKeys } from "../../ui/use-player-keys.ts";
import { usePeaks } from "./use-peaks.ts";
import { Waveform } from "./waveform.tsx";

export interface MusicPlayerProps {
  readonly media: Media;
  readonly thumbhash: string | null;
  /** What is to be heard, in the words it was asked for. */
  readonly label: string;
}

/** Music under its cover. Space or K plays, ← → seek 2 s, M mutes, L loops. Nothing sounds unasked. */
export function MusicPlayer({ media, thumbhash, label }: MusicPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const state = usePlayer(audio);
  const [loop, setLoop] = useState(false);
  const peaks = usePeaks(media.peaks?.url ?? null);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
  };
  const mute = () => {
    if (audio.current) audio.current.muted = !audio.current.muted;
  };
  usePlayerKeys({
    toggle,
    mute,
    fill: () => undefined,
    loop: () => setLoop((now) => !now),
    skip: (by) => seek(Math.min(state.duration, Math.max(0, state.time + by))),
  });

  const cover = media.poster?.url ?? media.thumbnail?.url;
  const length = state.duration || (media.main.duration ?? 0);
  return (
    <section
      aria-label={`Player: ${label}`}
      className="relative size-full overflow-hidden rounded-media bg-surface-2"
    >
      <ThumbCanvas hash={thumbhash} />
      {cover && <img src={cover} alt="" className="absolute inset-0 size-full object-cover" />}
      {/* biome-ignore lint/a11y/useMediaCaption: instrumental music has no words */}
      <audio ref={audio} src={media.main.url} loop={loop} preload="metadata" aria-label={label} />
      <button
        type="button"
        aria-label={state.playing ? "Pause" : "Play"}
        onClick={toggle}
        className={cx(
          "absolute inset-0 grid place-items-center text-white transition-opacity duration-200 focus-visible:opacity-100",
          state.playing && "opacity-0 hover:opacity-100",
        )}
      >
        <span className="grid size-20 place-items-center rounded-full bg-black/45 backdrop-blur-md">
          {state.playing ? (
            <Pause size={34} className="fill-current" />
          ) : (
            <Play size={34} className="ml-1 fill-current" />
          )}
        </span>
      </button>
      {state.failed && (
        <p
          role="alert"
          className="absolute inset-0 grid place-items-center bg-black/70 p-6 text-center text-white"
        >
          This music could not be played. Reload the page or download it.
        </p>
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-black/90 via-black/65 via-60% to-transparent px-3 pt-12 pb-1 text-white">
        <Waveform peaks={peaks} state={{ ...state, duration: length }} onSeek={seek} />
        <div className="flex items-center gap-1">
          <PlayControl on={state.playing} onClick={toggle} />
          <span className="px-1 text-12 nums" aria-hidden="true">
            {clockText(state.time)} / {clockText(length)}
          </span>
          <span className="flex-1" />
          <LoopControl on={loop} onClick={() => setLoop(!loop)} />
          <MuteControl on={state.muted} onClick={mute} />
        </div>
      </div>
    </section>
  );
}
