import type { CreationCard, Media } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { CircleAlert, Hourglass, ShieldAlert } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { largePicture, type PictureSource } from "../../entities/creation/picture-source.ts";
import { trackOf } from "../../entities/creation/sound/track.ts";
import { cx } from "../../ui/class-names.ts";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { PictureStage } from "./item/picture-stage.tsx";

const DevelopingTile = lazy(() =>
  import("./developing-tile.tsx").then((m) => ({ default: m.DevelopingTile })),
);

const MediaPlayer = lazy(() =>
  import("../../ui/media-player.tsx").then((m) => ({ default: m.MediaPlayer })),
);

const MusicPlayer = lazy(() =>
  import("./music-player.tsx").then((m) => ({ default: m.MusicPlayer })),
);

interface CreationFrameProps {
  readonly card: CreationCard;
  /** A moment of the film to seek to, in seconds. */
  readonly seek?: { readonly seconds: number } | null;
}

/** A work in its own aspect ratio, as wide as its container. */
export function CreationFrame(props: CreationFrameProps) {
  const { width, height, kind, media } = props.card;
  return (
    <div className="@container">
      {/* No minimum content height: otherwise the player that extends below would make it taller. */}
      <div className="min-h-0" style={{ aspectRatio: `${width} / ${height}` }}>
        <Shown {...props} />
      </div>
      {/* Below a narrow film, because controls on top would hide the captions drawn into it. */}
      {media && isFilm(kind) && <div className="h-12 @md:hidden" />}
    </div>
  );
}

const isFilm = (kind: CreationCard["kind"]) => kind === "video" || kind === "story";

/**
 * The work in whatever state it is: developing, playing, a still picture, or the reason there is
 * none.
 */
function Shown({ card, seek = null }: CreationFrameProps) {
  const { status, media, kind, prompt, thumbhash } = card;
  if (status === "processing") {
    return (
      <Suspense fallback={<div className="size-full rounded-media bg-surface-1" />}>
        <DevelopingTile card={card} />
      </Suspense>
    );
  }
  if (status === "failed") {
    return <Absent icon={<CircleAlert size={28} />} text={t`Nothing was made.`} />;
  }
  if (status === "rejected") {
    return <Absent icon={<ShieldAlert size={28} />} text={t`This didn't pass our safety check.`} />;
  }
  if (!media) return <Absent icon={<Hourglass size={28} />} text={t`Nothing to show.`} />;
  if (isFilm(kind)) {
    return (
      <OverStill
        picture={media.poster && largePicture(kind, media, PAGE_SIZES)}
        thumbhash={thumbhash}
        hasFoot
        className="object-contain"
      >
        <MediaPlayer
          src={media.main.url}
          label={prompt}
          captionsUrl={captionsOf(media)}
          loops={kind === "video"}
          linked
          seek={seek}
        />
      </OverStill>
    );
  }
  const track = trackOf(card);
  if (track) {
    return (
      <OverStill
        picture={media.poster && largePicture(kind, media, PAGE_SIZES)}
        thumbhash={thumbhash}
        className="object-cover"
      >
        <MusicPlayer track={track} peaksUrl={media.peaks?.url ?? null} />
      </OverStill>
    );
  }
  return <PictureStage card={card} media={media} sizes={PAGE_SIZES} />;
}

/** Beside the text on a wide screen, otherwise above it. */
const PAGE_SIZES = "(width >= 64rem) calc(100vw - 31rem), 100vw";

/**
 * The captions of a story as a separate track, off at first because most stories have captions
 * drawn into the picture.
 */
function captionsOf({ downloads }: Media): string | null {
  return downloads.find(({ mimeType }) => mimeType.startsWith("text/vtt"))?.url ?? null;
}

/**
 * A player over the still of its work. The still comes first and does not wait for the player. It
 * is not the film's `poster`, which would have only one size.
 */
function OverStill({
  picture,
  thumbhash,
  hasFoot = false,
  className,
  children,
}: {
  readonly picture: PictureSource | null;
  readonly thumbhash: string | null;
  /** True when the player extends below the still on narrow screens. */
  readonly hasFoot?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}) {
  // Rendered after hydration only: in the server's page a film would be fetched before its still.
  const mayFetch = useHydrated();
  return (
    <div
      className={cx(
        "relative overflow-hidden rounded-media bg-black",
        hasFoot ? "h-[calc(100%+3rem)] @md:h-full" : "h-full",
      )}
    >
      <div className={cx("absolute inset-0", hasFoot && "bottom-12 @md:bottom-0")}>
        <ThumbCanvas hash={thumbhash} />
        {picture && (
          <img
            {...picture}
            alt=""
            fetchPriority="high"
            className={cx("absolute size-full", className)}
          />
        )}
      </div>
      {mayFetch && <Suspense>{children}</Suspense>}
    </div>
  );
}

function Absent({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-3 rounded-media bg-surface-1 p-6 text-center text-text-2">
      {icon}
      <p>{text}</p>
    </div>
  );
}
