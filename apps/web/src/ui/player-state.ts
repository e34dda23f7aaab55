/** The state of a media element at a moment. */
export interface PlayerState {
  readonly playing: boolean;
  readonly ended: boolean;
  readonly muted: boolean;
  readonly time: number;
  readonly duration: number;
  readonly buffered: number;
  readonly waiting: boolean;
  readonly failed: boolean;
}

/** The state before a media element exists. */
export const SILENT: PlayerState = {
  playing: false,
  ended: false,
  muted: true,
  time: 0,
  duration: 0,
  buffered: 0,
  waiting: false,
  failed: false,
};

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
  "emptied",
  "error",
] as const;

/** Reports the state now and at every change, until the returned function is called. */
export function followPlayer(
  element: HTMLMediaElement,
  tell: (state: PlayerState) => void,
): () => void {
  let duration = 0;
  const read = (event?: Event) => {
    if (event?.type === "emptied") duration = 0;
    if (Number.isFinite(element.duration)) duration = element.duration;
    tell({
      playing: !element.paused && !element.ended,
      ended: element.ended,
      muted: element.muted,
      time: element.currentTime,
      duration,
      buffered: element.buffered.length ? element.buffered.end(element.buffered.length - 1) : 0,
      waiting: event?.type === "waiting",
      failed: Boolean(element.error),
    });
  };
  read();
  for (const name of EVENTS) element.addEventListener(name, read);
  return () => {
    for (const name of EVENTS) element.removeEventListener(name, read);
  };
}
