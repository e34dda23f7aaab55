import { mayStartByItself } from "../../../ui/motion-preference.ts";
import { keepOneSound } from "../../../ui/one-sound.ts";
import { followPlayer, SILENT } from "../../../ui/player-state.ts";
import { showOnSystem, tellSystem } from "./media-session.ts";
import { setNowPlaying } from "./now-playing.ts";
import type { Track } from "./track.ts";

/** The one element all music comes from: it stays while pages come and go. */
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
    // Who asked for little is not played to without a press.
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
  // Refused without a gesture, or put off by another piece: the button stands at "Play" then.
  element.play().catch(() => undefined);
}

/** Lays a piece into the player without a sound; `among` is the list it was found in. */
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

/** Plays a piece: on from where it was, or from its start. */
export function playTrack(next: Track, among: readonly Track[] = []): void {
  start(cueTrack(next, among));
}

/** Plays a piece, or pauses it when it is the one that plays. */
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

/** The next piece of the list it was found in; nothing at its end. */
export function playNext(): void {
  const next = following();
  if (next) playTrack(next, list);
}

/** The same piece at a new address, where it was: an address opens for minutes only. */
export function renewTrack(renewed: Track): void {
  if (!audio || track?.id !== renewed.id) return;
  const { time } = state;
  track = renewed;
  audio.src = renewed.src;
  audio.currentTime = time;
  start(audio);
}

/** Stops, and takes the small player away. */
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
