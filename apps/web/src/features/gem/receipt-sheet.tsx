import type { GemReceipt } from "@kinora/contracts/gem/gem";
import { lastDay } from "@kinora/contracts/gem/last-day";
import { skipToken } from "@reduxjs/toolkit/query";
import { Link } from "@tanstack/react-router";
import { QueryError } from "../../store/query-error.tsx";
import { nounOf } from "../../ui/content-words.ts";
import { gemWords } from "../../ui/gem-words.ts";
import { ItemLink } from "../../ui/item-link.tsx";
import { Money } from "../../ui/money.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetGemReceiptQuery } from "./gem-api.ts";
import { WorkPicture } from "./work-picture.tsx";

const moment = new Intl.DateTimeFormat("en", {
  dateStyle: "medium",
  timeStyle: "medium",
  hourCycle: "h23",
});

const STEPS: Readonly<Record<GemReceipt["steps"][number]["step"], string>> = {
  quote: "Price shown",
  hold: "Reserved",
  settle: "Paid",
  void: "Given back",
  credit: "Added",
  expire: "Expired",
  refund: "Refunded",
  reverse: "Taken back",
};
const LOTS: Readonly<Record<GemReceipt["lots"][number]["kind"], string>> = {
  subscription: "Subscription",
  daily: "Daily",
  challenge: "Challenge",
  pack: "Pack",
  booster: "Booster",
  gift: "Gift",
  correction: "Correction",
  spent: "Spent",
  refund: "Refund",
};

/** The whole story of one change: its steps and the lots it touched. */
export function ReceiptSheet({
  id,
  onClose,
}: {
  readonly id: string | null;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = useGetGemReceiptQuery(id ?? skipToken);
  return (
    <Sheet open={id !== null} onClose={onClose} title={data?.title ?? "Receipt"}>
      {error && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-48 w-full" />}
      {data && <Receipt receipt={data} />}
    </Sheet>
  );
}

function Receipt({ receipt }: { readonly receipt: GemReceipt }) {
  return (
    <div className="flex flex-col gap-6">
      {receipt.work && (
        <p className="flex items-center gap-3">
          <WorkPicture work={receipt.work} />
          <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
            {receipt.work.words}
          </span>
        </p>
      )}
      <ol className="flex flex-col">
        {receipt.steps.map(({ at, step, gems, note }) => (
          <li
            key={`${at} ${step}`}
            className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-0"
          >
            <div>
              <p className="font-medium">{STEPS[step]}</p>
              <p className="text-12 text-text-2 nums">{moment.format(new Date(at))}</p>
              {note && note !== receipt.title && <p className="text-12 text-text-2">{note}</p>}
            </div>
            <Money gems={gems} size={14} className="font-semibold" />
          </li>
        ))}
      </ol>
      {receipt.lots.length > 0 && (
        <section>
          <h3 className="mb-1 text-14">Gems involved</h3>
          <ul>
            {receipt.lots.map(({ kind, gems, expiresAt }) => (
              <li
                key={`${kind} ${expiresAt}`}
                className="flex justify-between gap-4 py-1.5 text-14 text-text-2 nums"
              >
                <span>
                  {LOTS[kind]}
                  {expiresAt
                    ? `, until the end of ${lastDay(new Date(expiresAt))}`
                    : ", never expires"}
                </span>
                <span>{gemWords(gems)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipt.storyCost && (
        <p className="text-14 text-text-2">
          The whole story has cost {gemWords(receipt.storyCost.total)}: script{" "}
          {receipt.storyCost.script}, pictures {receipt.storyCost.pictures}, film{" "}
          {receipt.storyCost.render}.
        </p>
      )}
      {receipt.creationId && (
        <ItemLink
          id={receipt.creationId}
          className="self-start font-medium underline underline-offset-4"
        >
          View {receipt.work ? nounOf(receipt.work.kind).toLowerCase() : "work"}
        </ItemLink>
      )}
      {receipt.storyId && (
        <Link
          to="/story/$id"
          params={{ id: receipt.storyId }}
          className="self-start font-medium underline underline-offset-4"
        >
          Open storyboard
        </Link>
      )}
      <p className="text-12 text-text-2 nums">Receipt {receipt.id}</p>
    </div>
  );
}
