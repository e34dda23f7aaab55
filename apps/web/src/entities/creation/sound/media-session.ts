import type { PlayerState } from "../../../ui/player-state.ts";
import type { Track } from "./track.ts";

/** What media keys of a keyboard, a headset or a lock screen can do. */
export interface SystemActs {
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly next: () => void;
  readonly close: () => void;
}

/** Shows the piece in the system's media controls and handles their keys; null removes it. */
export function showOnSystem(track: Track | null, acts: SystemActs | null): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: track.author.displayName,
        album: "Kinora",
        ...(track.cover ? { artwork: [{ src: new URL(track.cover, location.href).href }] } : {}),
      })
    : null;
  mediaSession.setActionHandler("play", acts?.play ?? null);
  mediaSession.setActionHandler("pause", acts?.pause ?? null);
  mediaSession.setActionHandler("nexttrack", acts?.next ?? null);
  mediaSession.setActionHandler("stop", acts?.close ?? null);
  mediaSession.setActionHandler("seekto", acts && (({ seekTime }) => acts.seek(seekTime ?? 0)));
  if (!track) mediaSession.playbackState = "none";
}

/** Reports the playback position for the system's own time line. */
export function tellSystem({ playing, time, duration }: PlayerState, track: Track): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.playbackState = playing ? "playing" : "paused";
  const length = duration || track.length;
  if (length > 0 && time <= length)
    mediaSession.setPositionState({ duration: length, position: time });
}
