import { t } from "@lingui/core/macro";
import { Download, FileArchive } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../../store/query-error.tsx";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { sizeWords } from "../../../ui/size-words.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useGetPostExportQuery } from "../publication-api.ts";

/** Offers everything that somebody needs to post it themselves. */
export function ByHand({ postId }: { readonly postId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<FileArchive size={16} />} onClick={() => setIsOpen(true)}>
        {t`Post by hand`}
      </Button>
      {isOpen && (
        <Sheet open onClose={() => setIsOpen(false)} title={t`Post by hand`}>
          <Package postId={postId} />
        </Sheet>
      )}
    </>
  );
}

function Package({ postId }: { readonly postId: string }) {
  const { currentData, error, refetch } = useGetPostExportQuery(postId, {
    refetchOnMountOrArgChange: true,
  });
  const { saySorry } = useSay();
  if (error && !currentData) return <QueryError error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton className="h-48 w-full rounded-panel" />;
  const { bytes, files } = currentData;
  // An address is good for five minutes, and this may have been open longer.
  const download = () =>
    void refetch()
      .unwrap()
      .then(({ href }) => window.location.assign(href), saySorry);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-text-2">
        {t`One ZIP file with everything you need to post it yourself. Every text has a file of its own, exactly as you entered it.`}
      </p>
      <ul className="nums divide-y divide-line text-14" aria-label={t`Files`}>
        {files.map(({ name, bytes: size }) => (
          <li key={name} className="flex justify-between gap-4 py-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            <span className="shrink-0 text-text-2">{sizeWords(size)}</span>
          </li>
        ))}
      </ul>
      <Button look="primary" icon={<Download size={18} />} className="self-end" onClick={download}>
        {t`Download · ${{ size: sizeWords(bytes) }}`}
      </Button>
    </div>
  );
}
