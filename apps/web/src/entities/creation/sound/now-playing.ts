import { useSyncExternalStore } from "react";
import type { PlayerState } from "../../../ui/player-state.ts";
import type { Track } from "./track.ts";

/** What plays on while one walks through the pages, and how far it is. */
export interface NowPlaying extends PlayerState {
  readonly track: Track;
  readonly loop: boolean;
  readonly hasNext: boolean;
}

let now: NowPlaying | null = null;
const listeners = new Set<() => void>();

/** Told by the deck alone, at every change. */
export function setNowPlaying(next: NowPlaying | null): void {
  now = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const nothing = () => null;

/** The piece that plays or waits in the small player; null when there is none. */
export function useNowPlaying(): NowPlaying | null {
  return useSyncExternalStore(subscribe, () => now, nothing);
}

/** How far one piece is, for its tile; null while another or none is in the player. */
export function usePlayingTrack(id: string): NowPlaying | null {
  return useSyncExternalStore(subscribe, () => (now?.track.id === id ? now : null), nothing);
}

/** 0..1 of what plays. */
export function partOf({ time, duration, track }: NowPlaying): number {
  return Math.min(1, time / (duration || track.length || 1));
}
