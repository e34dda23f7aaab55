import type { GemEntry } from "@kinora/contracts/gem/gem";
import { STATEMENT_PARTS, type StatementPart } from "@kinora/contracts/gem/statement-parts";
import { t } from "@lingui/core/macro";
import { ChevronRight, Receipt } from "lucide-react";
import { giftWords } from "../../entities/gem/gift-words.ts";
import { Money } from "../../entities/gem/money.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { useListVisit } from "../../store/visit/use-list-visit.ts";
import { momentText } from "../../text/moment-text.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useShown } from "../../ui/use-shown.ts";
import { useListGemEntriesInfiniteQuery } from "./statement-api.ts";
import { StatementBar } from "./statement-bar.tsx";
import { WorkPicture } from "./work-picture.tsx";

const ROW = "flex min-h-16 w-full items-center gap-4 border-b border-line px-1 py-2.5";
const LOADING_ROWS = ["a", "b", "c", "d", "e"];

/** Every change with the balance after it, newest first; a press opens its receipt. */
export function Statement({ onReceipt }: { readonly onReceipt: (id: string) => void }) {
  const [part, setPart] = useShown(STATEMENT_PARTS);
  return (
    <>
      <StatementBar part={part} onPart={setPart} />
      <Entries part={part} onReceipt={onReceipt} />
    </>
  );
}

function Entries({
  part,
  onReceipt,
}: {
  readonly part: StatementPart | undefined;
  readonly onReceipt: (id: string) => void;
}) {
  const query = useListGemEntriesInfiniteQuery(part);
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const { room, was } = useListVisit(query, entries.length);
  if (error && !currentData) return <QueryError error={error} onRetry={refetch} />;
  if (!currentData) return <Loading />;
  if (entries.length === 0) return <NoEntries part={part} />;
  return (
    <div ref={room} style={{ minHeight: was?.height }}>
      <ul aria-label={t`History`} className="border-t border-line">
        {entries.map((entry) => (
          <li key={entry.id} data-id={entry.id}>
            <Row entry={entry} onOpen={() => onReceipt(entry.receiptId)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 text-center">
          <Button busy={isFetchingNextPage && t`Loading`} onClick={() => void fetchNextPage()}>
            {t`Show earlier`}
          </Button>
        </div>
      )}
    </div>
  );
}

function NoEntries({ part }: { readonly part: StatementPart | undefined }) {
  if (part !== undefined)
    return <p className="border-t border-line py-6 text-14 text-text-2">{t`Nothing yet.`}</p>;
  return (
    <EmptyState
      icon={<Receipt size={26} />}
      title={t`No changes yet`}
      text={t`Every gem you get or spend will be listed here with its receipt.`}
    />
  );
}

function Row({ entry, onOpen }: { readonly entry: GemEntry; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${ROW} text-left transition-colors hover:bg-surface-1`}
    >
      {entry.gift ? (
        <Avatar name={entry.gift.person.displayName} url={entry.gift.person.avatarUrl} size={44} />
      ) : (
        <WorkPicture work={entry.work} />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{entry.description}</span>
        {entry.work && (
          <span
            dir="auto"
            className="block truncate text-14 text-text-2 large-text:line-clamp-2 large-text:whitespace-normal"
          >
            {entry.work.words}
          </span>
        )}
        {entry.gift && (
          <span dir="auto" className="block truncate text-14 text-text-2">
            {giftWords(entry.gift)}
          </span>
        )}
        <time dateTime={entry.at} className="block text-12 text-text-2 nums">
          {momentText(entry.at)}
        </time>
      </span>
      <span className="flex flex-col items-end">
        <Money
          gems={entry.amount}
          signed
          size={14}
          className={entry.amount > 0 ? "font-semibold text-ok" : "font-semibold"}
        />
        <span className="text-12 text-text-2 nums">
          <span className="sr-only">{t`Balance after:`} </span>
          {numberText(entry.balanceAfter)}
        </span>
      </span>
      <ChevronRight size={16} aria-hidden="true" className="text-text-3" />
    </button>
  );
}

function Loading() {
  return (
    <div className="border-t border-line">
      <p className="sr-only">{t`Loading the statement`}</p>
      {LOADING_ROWS.map((row) => (
        <div key={row} className={ROW}>
          <div className="flex-1">
            <Skeleton className="mb-1.5 h-4 w-40" />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-5 w-12" />
        </div>
      ))}
    </div>
  );
}
