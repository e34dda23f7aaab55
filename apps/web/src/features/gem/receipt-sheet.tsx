import type { GemReceipt } from "@kinora/contracts/gem/gem-receipt";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, select, t } from "@lingui/core/macro";
import { skipToken } from "@reduxjs/toolkit/query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { Money } from "../../entities/gem/money.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { momentText } from "../../text/moment-text.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GiftNote } from "./gift-note.tsx";
import { useGetGemReceiptQuery } from "./statement-api.ts";
import { WorkPicture } from "./work-picture.tsx";

const PaymentFacts = lazy(() =>
  import("../../entities/payment/payment-facts.tsx").then((m) => ({ default: m.PaymentFacts })),
);

const STEPS: Readonly<Record<GemReceipt["steps"][number]["step"], MessageDescriptor>> = {
  quote: msg`Price shown`,
  hold: msg`Reserved`,
  settle: msg`Paid`,
  void: msg`Returned`,
  credit: msg`Added`,
  expire: msg`Expired`,
  refund: msg`Refunded`,
  reverse: msg`Taken back`,
  give: msg`Given`,
};
const LOTS: Readonly<Record<GemReceipt["lots"][number]["kind"], MessageDescriptor>> = {
  subscription: msg`Subscription`,
  daily: msg`Daily`,
  challenge: msg`Challenge`,
  pack: msg`Pack`,
  booster: msg`Booster`,
  gift: msg`Gift`,
  correction: msg`Correction`,
  spent: msg`Spent`,
  refund: msg`Refund`,
};

/** Details of one change: its steps and the lots it affected. */
export function ReceiptSheet({
  id,
  onClose,
}: {
  readonly id: string | null;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = useGetGemReceiptQuery(id ?? skipToken);
  return (
    <Sheet open={id !== null} onClose={onClose} title={data?.title ?? t`Receipt`}>
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
      {receipt.gift && <GiftNote gift={receipt.gift} />}
      <ol className="flex flex-col">
        {receipt.steps.map(({ at, step, gems, note }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: several works may be refunded at the same moment; steps keep their order
            key={place}
            className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-0"
          >
            <div>
              <p className="font-medium">{t(STEPS[step])}</p>
              <p className="text-12 text-text-2 nums">
                <time dateTime={at}>{momentText(at)}</time>
              </p>
              {note && note !== receipt.title && <p className="text-12 text-text-2">{note}</p>}
            </div>
            <Money gems={gems} size={14} className="font-semibold" />
          </li>
        ))}
      </ol>
      {receipt.lots.length > 0 && (
        <section>
          <h3 className="mb-1 text-14">{t`Gems involved`}</h3>
          <ul>
            {receipt.lots.map(({ kind, gems, expiresAt }) => (
              <li
                key={`${kind} ${expiresAt}`}
                className="flex justify-between gap-4 py-1.5 text-14 text-text-2 nums"
              >
                <span>
                  {expiresAt
                    ? t`${{ kind: t(LOTS[kind]) }}, until ${{ moment: momentText(expiresAt) }}`
                    : t`${{ kind: t(LOTS[kind]) }}, never expires`}
                </span>
                <span>{gemWords(gems)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipt.payment && (
        <section>
          <h3 className="mb-1 text-14">{t`Payment`}</h3>
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <PaymentFacts payment={receipt.payment} />
          </Suspense>
        </section>
      )}
      {receipt.storyCost && (
        <p className="text-14 text-text-2">
          {t`The whole story has cost ${plural({ total: receipt.storyCost.total }, { one: "# gem", other: "# gems" })}: script ${{ script: receipt.storyCost.script }}, pictures ${{ pictures: receipt.storyCost.pictures }}, film ${{ film: receipt.storyCost.render }}.`}
        </p>
      )}
      {receipt.creationId && (
        <ItemLink
          id={receipt.creationId}
          className="self-start font-medium underline underline-offset-4"
        >
          {select(receipt.work?.kind ?? "work", {
            image: "View picture",
            video: "View film",
            music: "View music",
            story: "View story",
            other: "View work",
          })}
        </ItemLink>
      )}
      {receipt.storyId && (
        <Link
          to="/story/$id"
          params={{ id: receipt.storyId }}
          className="self-start font-medium underline underline-offset-4"
        >
          {t`Open storyboard`}
        </Link>
      )}
      <p className="text-12 text-text-2 nums">{t`Receipt ${{ id: receipt.id }}`}</p>
    </div>
  );
}
