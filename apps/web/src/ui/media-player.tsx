import { t } from "@lingui/core/macro";
import { Maximize } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { momentOfAddress } from "./address-moment.ts";
import { cx } from "./class-names.ts";
import { clockText, lengthText } from "./clock-text.ts";
import { MomentLink } from "./moment-link.tsx";
import { mayStartByItself, useMayStartByItself } from "./motion-preference.ts";
import { useOneSound } from "./one-sound.ts";
import {
  BigPlay,
  LoopControl,
  MuteControl,
  PlayControl,
  PlayerControl,
} from "./player-controls.tsx";
import { Scrubber } from "./scrubber.tsx";
import { usePlayer } from "./use-player.ts";
import { usePlayerKeys } from "./use-player-keys.ts";

const CaptionsControl = lazy(() =>
  import("./captions-panel.tsx").then((m) => ({ default: m.CaptionsControl })),
);

export interface MediaPlayerProps {
  readonly src: string;
  /** The accessible description of the film. */
  readonly label: string;
  readonly captionsUrl?: string | null;
  /**
   * True (the default) to restart at the end, for short loops; false for a film with a narrative
   * end.
   */
  readonly loops?: boolean;
  /** True when the page's address is the film's: it may name a moment, and can be copied with one. */
  readonly linked?: boolean;
  /** A moment to seek to, in seconds; each press creates a new object. */
  readonly seek?: { readonly seconds: number } | null;
}

const QUIET_AFTER_MS = 2_200;

/** Plays after a press, with sound: only autoplay is muted. */
function playPressed(film: HTMLVideoElement): void {
  if (film.paused && film.currentTime === 0) film.muted = false;
  void film.play().catch(() => undefined);
}

/**
 * The player over a still of the film, which shows until the first frame. Space or K plays, ← →
 * seek 2 s, M mutes, F toggles full screen, L loops.
 */
export function MediaPlayer({
  src,
  label,
  captionsUrl = null,
  loops = true,
  linked = false,
  seek: wanted = null,
}: MediaPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = usePlayer(video);
  useOneSound(video);
  const startsByItself = useMayStartByItself();
  const waits = !state.playing && state.time === 0;
  // The still shows before the start and after the end, because many films begin and end with
  // black.
  const rests = waits || state.ended;
  const [loop, setLoop] = useState(loops);
  const [awake, setAwake] = useState(0);
  const [quiet, setQuiet] = useState(false);

  useEffect(() => {
    setQuiet(false);
    if (!state.playing) return;
    const timer = setTimeout(() => setQuiet(awake >= 0), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.playing, awake]);

  // Not by the `autoplay` attribute: a server-rendered page would start it before the preferences
  // are known.
  useEffect(() => {
    const from = linked ? momentOfAddress() : 0;
    if (from > 0 && video.current) video.current.currentTime = from;
    if (mayStartByItself()) Promise.resolve(video.current?.play()).catch(() => undefined);
  }, [linked]);

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    playPressed(element);
    element.currentTime = wanted.seconds;
    // On narrow screens the pressed control is below the film.
    frame.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) playPressed(element);
    else element.pause();
  };
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.();
  };

  usePlayerKeys({
    toggle,
    mute,
    fill,
    loop: () => setLoop((now) => !now),
    skip: (by) => {
      setAwake((count) => count + 1);
      seek(Math.min(state.duration, Math.max(0, state.time + by)));
    },
  });

  return (
    <section
      ref={frame}
      aria-label={t`Player: ${label}`}
      onPointerMove={() => setAwake((count) => count + 1)}
      className={cx(
        "group/player relative flex size-full flex-col overflow-hidden",
        quiet && "cursor-none",
      )}
    >
      <video
        ref={video}
        src={src}
        muted
        loop={loop}
        playsInline
        preload="auto"
        aria-label={label}
        onClick={toggle}
        className={cx("relative min-h-0 w-full flex-1 object-contain", rests && "opacity-0")}
      >
        {captionsUrl && (
          <track kind="captions" src={captionsUrl} srcLang="en" label={t`Captions`} />
        )}
      </video>
      {(state.ended || (!startsByItself && waits)) && !state.failed && (
        <BigPlay on={false} onClick={toggle} again={state.ended} />
      )}
      {state.failed && (
        <p
          role="alert"
          className="absolute inset-0 grid place-items-center bg-black/70 p-6 text-center text-white"
        >
          {t`This film couldn't be played. Reload the page or download it.`}
        </p>
      )}
      <div
        className={cx(
          "z-1 flex h-12 items-center gap-1 px-2 text-white transition-opacity duration-200 @md:absolute @md:inset-x-0 @md:bottom-0 @md:h-auto @md:bg-linear-to-t @md:from-black/70 @md:to-transparent @md:pt-10 @md:pb-1",
          quiet && "@md:opacity-0 @md:focus-within:opacity-100",
        )}
      >
        <PlayControl on={state.playing} onClick={toggle} />
        <Scrubber state={state} onSeek={seek} />
        <span className="px-2 text-12 whitespace-nowrap nums" aria-hidden="true">
          {clockText(state.time)}
          <span className="hidden @md:inline"> / {lengthText(state.duration)}</span>
        </span>
        {captionsUrl && (
          <Suspense fallback={null}>
            <CaptionsControl video={video} />
          </Suspense>
        )}
        {/* On narrow screens in the corner of the film while it rests: seeking needs the room below. */}
        {linked && state.time >= 1 && (
          <span
            className={cx(
              "@md:contents",
              state.playing ? "hidden" : "absolute top-2 right-2 rounded-full bg-black/45",
            )}
          >
            <MomentLink seconds={state.time} />
          </span>
        )}
        {/* On narrow screens seeking matters more than looping. */}
        <span className="hidden @md:contents">
          <LoopControl on={loop} onClick={() => setLoop(!loop)} />
        </span>
        <MuteControl on={state.muted} onClick={mute} />
        <PlayerControl label={t`Full screen (F)`} onClick={fill}>
          <Maximize size={18} />
        </PlayerControl>
      </div>
    </section>
  );
}
