import { t } from "@lingui/core/macro";
import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSay } from "../../../store/use-say.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { linkOf, shareItem } from "../share.ts";
import type { Closed } from "./closed-words.ts";

const CopySheet = lazy(() =>
  import("../../../ui/copy-sheet.tsx").then((m) => ({ default: m.CopySheet })),
);

/** Shares the work's address, or shows it for manual copying when the clipboard is unavailable. */
export function ShareButton({
  id,
  title,
  closed,
}: {
  readonly id: string;
  readonly title: string;
  /** Why other people cannot open it; null when they can. */
  readonly closed: Closed | null;
}) {
  const { say } = useSay();
  const [byHand, setByHand] = useState<{ readonly note?: string } | null>(null);
  const share = () =>
    void shareItem(id, title, closed === null).then(async (done) => {
      const words = closed && (await import("./closed-words.ts")).closedWords(closed);
      if (done === "copied")
        words ? say(t`Link copied. ${words}`, "warning") : say(t`Link copied.`, "success");
      if (done === "refused") setByHand(words ? { note: words } : {});
    });
  return (
    <>
      <IconButton label={t`Share`} icon={<Share2 size={20} />} onClick={share} />
      <Suspense>
        {byHand && (
          <CopySheet
            title={t`Copy link`}
            text={linkOf(id)}
            {...byHand}
            onClose={() => setByHand(null)}
          />
        )}
      </Suspense>
    </>
  );
}
