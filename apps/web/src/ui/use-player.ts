import { type RefObject, useEffect, useState } from "react";

export interface PlayerState {
  readonly playing: boolean;
  readonly muted: boolean;
  readonly time: number;
  readonly duration: number;
  readonly buffered: number;
  readonly waiting: boolean;
  readonly failed: boolean;
}

const EVENTS = [
  "play",
  "pause",
  "timeupdate",
  "durationchange",
  "volumechange",
  "progress",
  "seeked",
  "waiting",
  "playing",
  "canplay",
  "ended",
] as const;

/** What a media element is doing, as it happens. */
export function usePlayer(media: RefObject<HTMLMediaElement | null>): PlayerState {
  const [state, setState] = useState<PlayerState>({
    playing: false,
    muted: true,
    time: 0,
    duration: 0,
    buffered: 0,
    waiting: false,
    failed: false,
  });

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const read = (event?: Event) =>
      setState((before) => ({
        playing: !element.paused && !element.ended,
        muted: element.muted,
        time: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : before.duration,
        buffered: element.buffered.length
          ? element.buffered.end(element.buffered.length - 1)
          : before.buffered,
        waiting: event?.type === "waiting",
        failed: element.error !== null,
      }));
    read();
    for (const name of EVENTS) element.addEventListener(name, read);
    element.addEventListener("error", read);
    return () => {
      for (const name of EVENTS) element.removeEventListener(name, read);
      element.removeEventListener("error", read);
    };
  }, [media]);

  return state;
}
