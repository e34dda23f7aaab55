import type { ContentKind } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { BookOpen, Music2, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "../../ui/class-names.ts";
import { averageColor, ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { nounOf } from "./content-words.ts";
import type { PictureSource } from "./picture-source.ts";
import { TilePicture, type Urgency } from "./tile-picture.tsx";

export interface MediaTileProps {
  readonly alt: string;
  readonly thumbhash: string | null;
  readonly picture: PictureSource | null;
  /** A short, small, muted preview; plays while `playing`. */
  readonly previewUrl: string | null;
  readonly playing: boolean;
  /** Shown in the upper corner, or in the lower one when the upper is taken. */
  readonly length?: {
    readonly kind: ContentKind;
    readonly seconds: number | null;
    readonly low?: boolean;
  };
  readonly urgency?: Urgency;
  readonly children?: ReactNode;
}

/**
 * A picture in its place: first the placeholder, then the picture, then its preview while that
 * plays.
 */
export function MediaTile({
  alt,
  thumbhash,
  picture,
  previewUrl,
  playing,
  length,
  urgency = "lazy",
  children,
}: MediaTileProps) {
  return (
    <div
      className="relative size-full overflow-hidden rounded-media bg-surface-2"
      style={{ backgroundColor: averageColor(thumbhash) }}
    >
      <ThumbCanvas hash={thumbhash} />
      {picture && <TilePicture picture={picture} alt={alt} urgency={urgency} />}
      {previewUrl && playing && <Preview url={previewUrl} />}
      {length && length.seconds !== null && (
        <span
          className={cx(
            "absolute right-2 z-10 inline-flex h-6 items-center gap-1 rounded-full bg-black/50 px-2 text-12 font-medium text-white backdrop-blur-md nums",
            length.low ? "bottom-2" : "top-2",
            // The words of a piece are at the top of its tile; on devices without hover the bottom
            // is free.
            length.kind === "music" && "below:top-auto below:bottom-2",
          )}
        >
          <KindIcon kind={length.kind} />
          <span className="sr-only">{nounOf(length.kind)}, </span>
          {t`${{ seconds: Math.round(length.seconds) }} s`}
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
