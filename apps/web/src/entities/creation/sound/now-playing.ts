import { useSyncExternalStore } from "react";
import type { PlayerState } from "../../../ui/player-state.ts";
import type { Track } from "./track.ts";

/** What is playing, with its position; it continues across page changes. */
export interface NowPlaying extends PlayerState {
  readonly track: Track;
  readonly loop: boolean;
  readonly hasNext: boolean;
}

let now: NowPlaying | null = null;
const listeners = new Set<() => void>();

/** Called only by the deck, at every change. */
export function setNowPlaying(next: NowPlaying | null): void {
  now = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const nothing = () => null;

/** The piece that is playing or paused in the mini player; null when there is none. */
export function useNowPlaying(): NowPlaying | null {
  return useSyncExternalStore(subscribe, () => now, nothing);
}

/** Playback state of one piece, for its tile; null when the player holds another piece or none. */
export function usePlayingTrack(id: string): NowPlaying | null {
  return useSyncExternalStore(subscribe, () => (now?.track.id === id ? now : null), nothing);
}

/** Progress of the current piece, 0 to 1. */
export function partOf({ time, duration, track }: NowPlaying): number {
  return Math.min(1, time / (duration || track.length || 1));
}
