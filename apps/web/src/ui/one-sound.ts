import { type RefObject, useEffect } from "react";

/** Event sent when something becomes audible: all other media pause. */
const BEGINS = "kinora:sound-begins";

const isHeard = (media: HTMLMediaElement) => !media.paused && !media.muted && media.volume > 0;

/**
 * Allows only one audible medium at a time among films, scenes and music. Returns a function that
 * stops this.
 */
export function keepOneSound(media: HTMLMediaElement): () => void {
  const tell = () => {
    if (isHeard(media)) dispatchEvent(new CustomEvent(BEGINS, { detail: media }));
  };
  const hush = (event: Event) => {
    if (event instanceof CustomEvent && event.detail !== media && isHeard(media)) media.pause();
  };
  media.addEventListener("play", tell);
  media.addEventListener("volumechange", tell);
  addEventListener(BEGINS, hush);
  return () => {
    media.removeEventListener("play", tell);
    media.removeEventListener("volumechange", tell);
    removeEventListener(BEGINS, hush);
  };
}

export function useOneSound(media: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => (media.current ? keepOneSound(media.current) : undefined), [media]);
}
