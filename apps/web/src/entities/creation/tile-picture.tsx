import { useEffect, useRef, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { watchNear } from "../../ui/near-screen.ts";
import type { PictureSource } from "./picture-source.ts";

/** When a picture is fetched: before all others, at once, as the browser sees fit, or not until it is near. */
export type Urgency = "first" | "at-once" | "lazy" | "near";

export interface TilePictureProps {
  readonly picture: PictureSource;
  readonly alt: string;
  readonly urgency: Urgency;
}

/** Pictures that were there already: a tile that comes back into a wall shows its own without fading in. */
const arrived = new Set<string>();

/** The still of a tile over its placeholder; what is urgent is shown without fading in. */
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
      // A picture that came with the page is taken over without a blink.
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

/** Said on the element alone: a wall of pictures that arrive renders nothing anew. */
function show(image: HTMLImageElement): void {
  image.dataset.there = "";
}

function showIfThere(image: HTMLImageElement | null): void {
  if (image?.complete) show(image);
}
