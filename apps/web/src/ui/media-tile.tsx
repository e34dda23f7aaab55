import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { BookOpen, Music2, Play } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { nounOf } from "./content-words.ts";
import type { PictureSource } from "./picture-source.ts";
import { averageColor, ThumbCanvas } from "./thumb-canvas.tsx";

export interface MediaTileProps {
  readonly alt: string;
  readonly thumbhash: string | null;
  readonly picture: PictureSource | null;
  /** Short, small and mute; played while `playing`. */
  readonly previewUrl: string | null;
  readonly playing: boolean;
  /** Shown in the corner. */
  readonly length?: { readonly kind: ContentKind; readonly seconds: number } | null;
  /** First on the page: loaded at once, shown without fading in. */
  readonly eager?: boolean;
  /** Fetched before all others. */
  readonly first?: boolean;
  readonly children?: ReactNode;
}

/** A picture in its place: placeholder, then the picture, then its preview while it plays. */
export function MediaTile({
  alt,
  thumbhash,
  picture,
  previewUrl,
  playing,
  length,
  eager = false,
  first = false,
  children,
}: MediaTileProps) {
  const [loaded, setLoaded] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (image.current?.complete) setLoaded(true);
  }, []);
  return (
    <div
      className="relative size-full overflow-hidden rounded-media bg-surface-2"
      style={{ backgroundColor: averageColor(thumbhash) }}
    >
      <ThumbCanvas hash={thumbhash} />
      {picture && (
        <img
          ref={image}
          sizes={picture.sizes}
          srcSet={picture.srcSet}
          src={picture.src}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          // A picture that came with the page is taken over without a blink.
          decoding={eager ? "sync" : "async"}
          draggable={false}
          onLoad={() => setLoaded(true)}
          className={cx(
            "absolute inset-0 size-full object-cover transition-opacity duration-200",
            loaded || eager ? "opacity-100" : "opacity-0",
          )}
        />
      )}
      {previewUrl && playing && <Preview url={previewUrl} />}
      {length && (
        <span className="absolute top-2 right-2 z-10 inline-flex h-6 items-center gap-1 rounded-full bg-black/50 px-2 text-12 font-medium text-white backdrop-blur-md nums">
          <KindIcon kind={length.kind} />
          <span className="sr-only">{nounOf(length.kind)}, </span>
          {Math.round(length.seconds)} s
        </span>
      )}
      {children}
    </div>
  );
}

function KindIcon({ kind }: { readonly kind: ContentKind }) {
  if (kind === "story") return <BookOpen size={12} aria-hidden="true" />;
  if (kind === "music") return <Music2 size={12} aria-hidden="true" />;
  return <Play size={10} className="fill-current" aria-hidden="true" />;
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
