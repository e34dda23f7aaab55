import { useEffect, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { watchNear } from "../../ui/near-screen.ts";
import type { PictureSource } from "./picture-source.ts";

/**
 * When a picture is fetched: with high priority, immediately, at the browser's discretion, or only
 * once it is near the viewport.
 */
export type Urgency = "first" | "at-once" | "lazy" | "near";

export interface TilePictureProps {
  readonly picture: PictureSource;
  readonly alt: string;
  readonly urgency: Urgency;
}

/**
 * Pictures that have been loaded before: a tile that returns to a wall shows its picture without
 * fading in.
 */
const arrived = new Set<string>();

/** The still of a tile over its placeholder; urgent pictures appear without fading in. */
export function TilePicture(props: TilePictureProps) {
  const [again] = useState(() => arrived.has(props.picture.src));
  if (again) return <Picture {...props} urgency="at-once" />;
  return props.urgency === "near" ? <NearPicture {...props} /> : <Picture {...props} />;
}

function NearPicture(props: TilePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? watchNear(place.current, () => setNear(true)) : undefined), []);
  return near ? <Picture {...props} /> : <span ref={place} className="absolute inset-0" />;
}

function Picture({ picture, alt, urgency }: TilePictureProps) {
  const waits = urgency === "lazy" || urgency === "near";
  return (
    <img
      ref={showIfThere}
      sizes={picture.sizes}
      srcSet={picture.srcSet}
      src={picture.src}
      alt={alt}
      loading={waits ? "lazy" : "eager"}
      fetchPriority={urgency === "first" ? "high" : "auto"}
      // Hydrates a picture that the server rendered without a flicker.
      decoding={waits ? "async" : "sync"}
      draggable={false}
      onLoad={({ currentTarget }) => {
        arrived.add(picture.src);
        show(currentTarget);
      }}
      className={cx(
        "absolute inset-0 size-full object-cover",
        waits && "opacity-0 transition-opacity duration-200 data-there:opacity-100",
      )}
    />
  );
}

/** Set on the element directly, so that arriving pictures cause no re-render of the wall. */
function show(image: HTMLImageElement): void {
  image.dataset.there = "";
}

function showIfThere(image: HTMLImageElement | null): void {
  if (image?.complete) show(image);
}
