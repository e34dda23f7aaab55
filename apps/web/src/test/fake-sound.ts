import { vi } from "vitest";

/**
 * jsdom has no sound: gives media elements working play, pause and position until the test ends.
 */
export function giveSound(): void {
  const playing = new WeakSet<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return !playing.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    playing.add(this);
    this.dispatchEvent(new Event("play"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.delete(this);
    this.dispatchEvent(new Event("pause"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => undefined);
}

/** Returns the single element that plays music. */
export function musicElement(): HTMLAudioElement {
  const audio = document.querySelector("audio");
  if (!audio) throw new Error("Nothing was played yet");
  return audio;
}
