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
  /** A moment of the film somebody pointed at, seconds. */
  readonly seek?: { readonly seconds: number } | null;
}

/** A work in its own shape, as wide as its place. */
export function CreationFrame(props: CreationFrameProps) {
  const { width, height, kind } = props.card;
  return (
    <div className="@container">
      {/* Without a least height of its content: what reaches below it would make it taller. */}
      <div className="min-h-0" style={{ aspectRatio: `${width} / ${height}` }}>
        <Shown {...props} />
      </div>
      {/* Of a narrow film the controls stand below it: over it they would hide the captions drawn into it. */}
      {isFilm(kind) && <div className="h-12 @md:hidden" />}
    </div>
  );
}

const isFilm = (kind: CreationCard["kind"]) => kind === "video" || kind === "story";

/** The work itself in whichever state it is: developing, playing, a picture, or why there is none. */
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
    return <Absent icon={<CircleAlert size={28} />} text={t`This couldn't be made.`} />;
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

/** Beside the words on a wide screen, above them else. */
const PAGE_SIZES = "(width >= 64rem) calc(100vw - 31rem), 100vw";

/** Words of a story as a track of their own; they are drawn into most stories already, so it begins off. */
function captionsOf({ downloads }: Media): string | null {
  return downloads.find(({ mimeType }) => mimeType.startsWith("text/vtt"))?.url ?? null;
}

/**
 * A player over the still of its work. The still does not wait for the player: it is what is seen first. It
 * is no film's own poster, which would know one size only.
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
  /** The player reaches below it where that is narrow. */
  readonly hasFoot?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}) {
  // In the page itself a film would be fetched before its still.
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
