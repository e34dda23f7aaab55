import { mayStartByItself } from "../../../ui/motion-preference.ts";
import { keepOneSound } from "../../../ui/one-sound.ts";
import { followPlayer, SILENT } from "../../../ui/player-state.ts";
import { showOnSystem, tellSystem } from "./media-session.ts";
import { setNowPlaying } from "./now-playing.ts";
import type { Track } from "./track.ts";

/** The single audio element that plays all music. It survives page changes. */
let audio: HTMLAudioElement | null = null;
let track: Track | null = null;
let list: readonly Track[] = [];
let state = SILENT;

function tell(): void {
  setNowPlaying(
    track && { ...state, track, loop: audio?.loop ?? false, hasNext: following() !== null },
  );
}

function following(): Track | null {
  const at = list.findIndex(({ id }) => id === track?.id);
  return at < 0 ? null : (list[at + 1] ?? null);
}

function open(): HTMLAudioElement {
  if (audio) return audio;
  const element = document.createElement("audio");
  element.preload = "metadata";
  document.body.append(element);
  keepOneSound(element);
  element.addEventListener("ended", () => {
    // Data-saving users get no playback without a press.
    if (mayStartByItself()) playNext();
  });
  followPlayer(element, (next) => {
    state = next;
    if (!track) return;
    tell();
    tellSystem(state, track);
  });
  audio = element;
  return element;
}

function start(element: HTMLAudioElement): void {
  // Rejected without a user gesture, or superseded by another piece: the button then shows "Play".
  element.play().catch(() => undefined);
}

/** Loads a piece into the player without playing it; `among` is the list it was found in. */
export function cueTrack(next: Track, among: readonly Track[] = []): HTMLAudioElement {
  const element = open();
  if (track?.id !== next.id || element.error) {
    track = next;
    state = SILENT;
    element.src = next.src;
    element.setAttribute("aria-label", next.title);
    showOnSystem(next, { play, pause, seek, next: playNext, close });
  }
  list = [among, list].find((found) => found.some(({ id }) => id === next.id)) ?? [next];
  tell();
  return element;
}

/** Plays a piece, resuming where it was paused or else from its start. */
export function playTrack(next: Track, among: readonly Track[] = []): void {
  start(cueTrack(next, among));
}

/** Plays a piece, or pauses it when it is already playing. */
export function toggleTrack(wanted: Track, among: readonly Track[] = []): void {
  if (track?.id === wanted.id && audio && !audio.paused) pause();
  else playTrack(wanted, among);
}

export function play(): void {
  if (audio && track) start(audio);
}

export function pause(): void {
  audio?.pause();
}

export function seek(seconds: number): void {
  if (audio) audio.currentTime = seconds;
}

export function setMuted(muted: boolean): void {
  if (audio) audio.muted = muted;
}

export function setLoop(loop: boolean): void {
  if (!audio) return;
  audio.loop = loop;
  tell();
}

/** Plays the next piece of the list; does nothing at its end. */
export function playNext(): void {
  const next = following();
  if (next) playTrack(next, list);
}

/**
 * Continues the same piece from a new address at the same position, because addresses expire after
 * minutes.
 */
export function renewTrack(renewed: Track): void {
  if (!audio || track?.id !== renewed.id) return;
  const { time } = state;
  track = renewed;
  audio.src = renewed.src;
  audio.currentTime = time;
  start(audio);
}

/** Stops playback and removes the mini player. */
export function close(): void {
  track = null;
  list = [];
  audio?.pause();
  audio?.removeAttribute("src");
  if (audio) audio.loop = false;
  audio?.load();
  showOnSystem(null, null);
  setNowPlaying(null);
}
