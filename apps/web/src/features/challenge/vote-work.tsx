import type { PairedWork } from "@kinora/contracts/challenge/challenge-vote";
import { t } from "@lingui/core/macro";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { cx } from "../../ui/class-names.ts";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import type { Side } from "./use-watch.ts";

export interface VoteWorkProps {
  readonly side: Side;
  readonly work: PairedWork;
  /** Whether it is this work's turn: films play one after the other. */
  readonly isOn: boolean;
  readonly onSeen: (seconds: number) => void;
  /** Pressing a film that does not play makes it the one that does. */
  readonly onWanted: () => void;
}

/** Milliseconds between two looks at what plays. */
const TICK = 250;

/** Never so high that the buttons below are off the screen. */
const shapeOf = (width: number, height: number) => ({
  aspectRatio: `${width} / ${height}`,
  maxWidth: `calc(60svh * ${width / height})`,
});

/** One of two works, without anything that tells whose it is. */
export function VoteWork({ side, work, isOn, onSeen, onWanted }: VoteWorkProps) {
  const { kind, media, width, height, thumbhash } = work;
  const film = useRef<HTMLMediaElement | null>(null);
  const take = useCallback((element: HTMLMediaElement | null) => {
    film.current = element;
  }, []);
  const isLoaded = useRef(false);
  const look = useEffectEvent(() => {
    const isSeen = film.current ? !film.current.paused : isLoaded.current;
    if (isSeen && document.visibilityState === "visible") onSeen(TICK / 1_000);
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [isOn]);
  useEffect(() => {
    const { current } = film;
    if (!current) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Browsers refuse to play what nobody pressed; then its own controls do.
    if (isOn && !isStill) current.play().catch(() => {});
    else current.pause();
  }, [isOn]);
  if (!media) return <span />;
  const label = side === "left" ? t`Left work` : t`Right work`;
  const common = { ref: take, src: media.main.url, controls: true, loop: true, onPlay: onWanted };
  return (
    <div
      className={cx(
        "relative mx-auto w-full overflow-hidden rounded-media bg-black",
        kind === "music" && "p-4",
      )}
      style={kind === "music" ? undefined : shapeOf(width, height)}
    >
      {kind === "image" ? (
        <>
          <ThumbCanvas hash={thumbhash} />
          <img
            src={media.main.url}
            alt={label}
            onLoad={() => {
              isLoaded.current = true;
            }}
            className="absolute inset-0 size-full object-contain"
          />
        </>
      ) : kind === "music" ? (
        <audio {...common} aria-label={label} className="w-full" />
      ) : (
        <video
          {...common}
          muted
          playsInline
          poster={media.poster?.url}
          aria-label={label}
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </div>
  );
}
