import type { Creation } from "@kinora/contracts/creation/creation";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { sizeWords } from "../../../ui/size-words.ts";

/** A menu of the work's files with their sizes. */
export function DownloadMenu({ media }: { readonly media: NonNullable<Creation["media"]> }) {
  const isMain = ({ mimeType }: MediaFile) => Number(mimeType === media.main.mimeType);
  // The work itself first, then its additional files.
  const files = media.downloads.toSorted((one, other) => isMain(other) - isMain(one));
  const entries = files.map(({ label, url, fileName, bytes }) => ({
    label,
    hint: sizeWords(bytes),
    href: url,
    download: fileName,
  }));
  return (
    <Menu
      groups={[entries]}
      trigger={(props) => (
        <IconButton {...props} label={t`Download`} icon={<Download size={20} />} />
      )}
    />
  );
}
