import { Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { ThumbCanvas } from "./thumb-canvas.tsx";

export interface MediaTileProps {
  readonly alt: string;
  readonly thumbhash: string | null;
  readonly imageUrl: string | null;
  /** Short, small and mute; played while `playing`. */
  readonly previewUrl: string | null;
  readonly playing: boolean;
  readonly duration: number | null;
  /** What lasts that long, for the ear. */
  readonly noun?: string;
  /** First on the page: loaded at once. */
  readonly eager?: boolean;
  readonly children?: ReactNode;
}

/** A picture in its place: placeholder, then the picture, then its preview while it plays. */
export function MediaTile({
  alt,
  thumbhash,
  imageUrl,
  previewUrl,
  playing,
  duration,
  noun = "Video",
  eager = false,
  children,
}: MediaTileProps) {
  const [loaded, setLoaded] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete) setLoaded(true);
  }, []);
  return (
    <div className="relative size-full overflow-hidden rounded-media bg-surface-2">
      <ThumbCanvas hash={thumbhash} />
      {imageUrl && (
        <img
          ref={image}
          src={imageUrl}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(true)}
          className={cx(
            "absolute inset-0 size-full object-cover transition-opacity duration-200",
            loaded ? "opacity-100" : "opacity-0",
          )}
        />
      )}
      {previewUrl && playing && <Preview url={previewUrl} />}
      {duration !== null && (
        <span className="absolute top-2 right-2 inline-flex h-6 items-center gap-1 rounded-full bg-black/50 px-2 text-12 font-medium text-white backdrop-blur-md nums">
          <Play size={10} className="fill-current" aria-hidden="true" />
          <span className="sr-only">{noun}, </span>
          {Math.round(duration)} s
        </span>
      )}
      {children}
    </div>
  );
}

function Preview({ url }: { readonly url: string }) {
  const [shown, setShown] = useState(false);
  return (
    <video
      src={url}
      muted
      loop
      autoPlay
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      className={cx(
        "absolute inset-0 size-full object-cover transition-opacity duration-200",
        shown ? "opacity-100" : "opacity-0",
      )}
    />
  );
}
