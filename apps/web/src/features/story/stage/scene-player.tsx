import { t } from "@lingui/core/macro";
import { ImageOff, Maximize } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SAFE_AREA_LABELS } from "../../../entities/story/labels.ts";
import { clockText, lengthText } from "../../../ui/clock-text.ts";
import { useOneSound } from "../../../ui/one-sound.ts";
import { MuteControl, PlayControl, PlayerControl } from "../../../ui/player-controls.tsx";
import { Scrubber } from "../../../ui/scrubber.tsx";
import { usePlayer } from "../../../ui/use-player.ts";
import { usePlayerKeys } from "../../../ui/use-player-keys.ts";
import { useEditor } from "../edit/editor.ts";
import { CaptionOverlay } from "./caption-overlay.tsx";
import { ratioOf } from "./ratio-of.ts";
import { SafeZones } from "./safe-zones.tsx";
import type { Shown } from "./shown.ts";

/**
 * A film, or a picture with its voice. Space or K plays, ← → seek 2 s, M mutes, F toggles full
 * screen.
 */
export function ScenePlayer({
  shown,
  resume,
  seek,
  onTime,
}: {
  readonly shown: Shown;
  /**
   * Where the previous version of the same scene or film was playing, in seconds from the start of
   * the film; null when there was none.
   */
  readonly resume: number | null;
  readonly seek: { readonly seconds: number } | null;
  readonly onTime: (seconds: number) => void;
}) {
  const { board, scene, viewOf } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const state = usePlayer(media);
  useOneSound(media);
  const [zones, setZones] = useState(true);
  const { settings } = board;
  const ratio = ratioOf(settings.aspectRatio);
  const view = viewOf(scene.id);
  const toggle = () => {
    const element = media.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  const to = (seconds: number) => {
    if (media.current) media.current.currentTime = seconds;
  };
  usePlayerKeys({
    toggle,
    mute: () => {
      if (media.current) media.current.muted = !media.current.muted;
    },
    fill: () => void frame.current?.requestFullscreen?.(),
    loop: null,
    skip: (by) => to(Math.min(state.duration, Math.max(0, state.time + by))),
  });

  const { start, isFilm } = shown;
  useEffect(() => onTime(start + state.time), [onTime, start, state.time]);
  // Applied only when the user seeks: a scene's start in the film may change during playback.
  const begun = useRef(false);
  const go = useEffectEvent((pointed: number | undefined) => {
    const goal = begun.current ? pointed : (resume ?? pointed);
    begun.current = true;
    if (media.current && goal !== undefined) media.current.currentTime = Math.max(0, goal - start);
  });
  useEffect(() => go(seek?.seconds), [seek]);

  const label = shown.label;
  const { before, seconds: length } = shown.scene ?? {
    before: 0,
    seconds: state.duration || (shown.media?.duration ?? 0),
  };
  return (
    <div
      ref={frame}
      style={{ maxWidth: `min(100%, calc(${ratio < 1 ? 50 : 34}dvh * ${ratio}))` }}
      className="@container flex w-full flex-col overflow-hidden rounded-media bg-black"
    >
      <div style={{ aspectRatio: ratio }} className="relative min-h-0 flex-auto">
        {isFilm && shown.media ? (
          // biome-ignore lint/a11y/useMediaCaption: the captions are drawn into it
          <video
            ref={media}
            src={shown.media.url}
            poster={shown.picture?.url}
            playsInline
            preload="metadata"
            aria-label={label}
            onClick={toggle}
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <>
            {shown.picture ? (
              <img
                src={shown.picture.url}
                alt={scene.visual}
                className="size-full object-contain"
              />
            ) : (
              <div className="grid size-full place-content-center justify-items-center gap-2 bg-surface-1 p-4 text-center text-text-2">
                <ImageOff size={24} aria-hidden="true" />
                <p>
                  {view?.stages.picture.state === "working" ? t`Being drawn` : t`No picture yet`}
                </p>
              </div>
            )}
            {shown.media && (
              // biome-ignore lint/a11y/useMediaCaption: the captions are shown over the picture
              <audio ref={media} src={shown.media.url} preload="metadata" aria-label={label} />
            )}
            {shown.picture && (
              <CaptionOverlay
                scene={scene}
                settings={settings}
                words={view?.narration?.words ?? []}
                time={state.time > 0 ? state.time : null}
              />
            )}
          </>
        )}
        {zones && <SafeZones area={settings.safeArea} ratio={settings.aspectRatio} />}
        {state.failed && (
          <p
            role="alert"
            className="absolute inset-0 grid place-items-center bg-black/70 p-6 text-center text-white"
          >
            {t`This couldn't be played. Reload the page.`}
          </p>
        )}
        {settings.safeArea !== "plain" && settings.aspectRatio === "9:16" && (
          <button
            type="button"
            aria-pressed={zones}
            onClick={() => setZones(!zones)}
            className="reach absolute top-2 right-2 h-8 max-w-[calc(100%-1rem)] truncate rounded-full bg-black/60 px-3 text-12 text-white"
          >
            {t`Covered by ${{ app: t(SAFE_AREA_LABELS[settings.safeArea]) }}`}
          </button>
        )}
      </div>
      {/* Below the picture: on top of it they would hide its captions or push them into a face. */}
      {shown.media && (
        <div className="flex h-12 shrink-0 items-center gap-1 px-1 text-white">
          <PlayControl on={state.playing} onClick={toggle} />
          <Scrubber
            state={{ ...state, time: before + state.time, duration: length }}
            onSeek={(seconds) => to(Math.max(0, seconds - before))}
          />
          <span className="px-1 text-12 whitespace-nowrap nums" aria-hidden="true">
            {clockText(before + state.time)}
            <span className="hidden @3xs:inline"> / {lengthText(length)}</span>
          </span>
          <MuteControl
            on={state.muted}
            onClick={() => {
              if (media.current) media.current.muted = !media.current.muted;
            }}
          />
          {isFilm && (
            <PlayerControl
              label={t`Full screen (F)`}
              onClick={() => void frame.current?.requestFullscreen?.()}
            >
              <Maximize size={18} />
            </PlayerControl>
          )}
        </div>
      )}
    </div>
  );
}
