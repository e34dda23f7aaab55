import type { Creation } from "@kinora/contracts/creation/creation";
import { useEffect, useRef } from "react";
import { largePicture } from "../../../entities/creation/picture-source.ts";
import { cx } from "../../../ui/class-names.ts";

/** A work in its frame: its picture, and once a cover is chosen that frame of the film. */
export function PreviewMedia({
  work: { kind, media },
  coverAt,
  fit,
}: {
  readonly work: Pick<Creation, "kind" | "media">;
  /** Milliseconds into the film. */
  readonly coverAt: number | null;
  readonly fit: "cover" | "contain";
}) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (film.current && coverAt !== null) film.current.currentTime = coverAt / 1_000;
  }, [coverAt]);
  if (!media) return null;
  const place = cx(
    "absolute inset-0 size-full",
    fit === "contain" ? "object-contain" : "object-cover",
  );
  const isFilm = media.main.mimeType.startsWith("video/");
  if (isFilm && coverAt !== null)
    return (
      <video
        ref={film}
        src={`${media.main.url}#t=${coverAt / 1_000}`}
        muted
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        className={place}
      />
    );
  const { src, srcSet, sizes } = largePicture(kind, media, "16rem");
  return <img src={src} srcSet={srcSet} sizes={sizes} alt="" className={place} />;
}
