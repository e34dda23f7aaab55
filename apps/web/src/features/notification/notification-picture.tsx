import type { Notification } from "@kinora/contracts/notification/notification";
import { MediaTile } from "../../entities/creation/media-tile.tsx";

/** The creation a notification is about, as a small square. */
export function NotificationPicture({
  creation,
}: {
  readonly creation: NonNullable<Notification["creation"]>;
}) {
  const { media, thumbhash } = creation;
  const picture = media?.thumbnails[0] ?? media?.thumbnail ?? media?.poster ?? null;
  return (
    <span className="block size-14 shrink-0 overflow-hidden rounded-field">
      <MediaTile
        alt=""
        thumbhash={thumbhash}
        picture={picture && { src: picture.url }}
        previewUrl={null}
        playing={false}
      />
    </span>
  );
}
