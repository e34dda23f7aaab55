import { t } from "@lingui/core/macro";
import { ContinueButton } from "./continue-button.tsx";
import { FeedBody } from "./feed-body.tsx";
import { FeedHeader } from "./feed-header.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { Pill } from "./pill.tsx";
import type { FeedPageProps } from "./trending-page.tsx";
import { useFeedVisit } from "./use-feed-visit.ts";
import { useNewer } from "./use-newer.ts";

/** Works, newest first. Newer ones are announced and never inserted while the user reads. */
export function RecentPage({ content, dock }: FeedPageProps) {
  const filters = content ? { content } : {};
  const visit = useFeedVisit({ kind: "recent", ...filters });
  const newer = useNewer({ since: visit.timestamp, ...filters, atOnce: !visit.isFresh });
  return (
    <main id="content" className="flex flex-1 flex-col px-2 md:px-4">
      <title>{t`Recent · Kinora`}</title>
      <FeedHeader kind="recent" content={content} aside={<ContinueButton visit={visit} />} />
      {newer > 0 && <Pill onClick={() => void visit.startAnew()}>{t`${newer} new`}</Pill>}
      <FeedBody visit={visit} label={t`Recent`} empty={<NothingYet content={content} />} />
      {dock}
    </main>
  );
}
