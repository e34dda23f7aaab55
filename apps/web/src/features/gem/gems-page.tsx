import type { GemBalance } from "@kinora/contracts/gem/gem";
import { plural, t } from "@lingui/core/macro";
import { Clock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Money } from "../../entities/gem/money.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { momentText } from "../../text/moment-text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { ClaimButton } from "./claim-button.tsx";
import { useGetGemBalanceQuery } from "./gem-api.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";
import { Statement } from "./statement.tsx";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** What can be earned: streak, active days and published works. */
    "gem.awards": object;
    /** What became of a purchase, for a buyer who returns from the store. */
    "gem.arrival": { readonly onReceipt: (id: string) => void };
    /** What can be bought, and what was; it shows the rest of the page below. */
    "gem.shop": { readonly rest: ReactNode; readonly onReceipt: (id: string) => void };
  }
}

/** The user's balance, reserved gems, and the receipts of all changes. */
export function GemsPage() {
  const { data, error, refetch } = useGetGemBalanceQuery();
  const [receiptId, setReceiptId] = useState<string | null>(null);
  const history = (
    <>
      <h2 className="mt-12 mb-2 text-20">{t`History`}</h2>
      <Statement onReceipt={setReceiptId} />
    </>
  );
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:py-12">
      <title>{t`Gems · Kinora`}</title>
      <h1 className="page-title mb-6">{t`Gems`}</h1>
      <Slot name="gem.arrival" given={{ onReceipt: setReceiptId }} />
      {error && !data ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <>
          <Balance balance={data ?? null} />
          <Slot name="gem.awards" given={{}} />
          <Slot name="gem.shop" given={{ rest: history, onReceipt: setReceiptId }}>
            {history}
          </Slot>
        </>
      )}
      <ReceiptSheet id={receiptId} onClose={() => setReceiptId(null)} />
    </main>
  );
}

function Balance({ balance }: { readonly balance: GemBalance | null }) {
  return (
    <section aria-label={t`Balance`}>
      <p className="text-14 text-text-2">{t`Available`}</p>
      <div className="mt-1 flex min-h-16 flex-wrap items-center gap-x-8 gap-y-2">
        <div>
          {balance ? (
            <Money
              gems={balance.available}
              size={40}
              className="gap-3! text-56 font-semibold tracking-tight"
            />
          ) : (
            <Skeleton className="h-14 w-36" />
          )}
        </div>
        {balance ? <ClaimButton /> : <Skeleton className="h-11 w-40 rounded-full" />}
      </div>
      <div className="mt-1 min-h-6 text-14 text-text-2">
        {balance && balance.owed > 0 && (
          <p>
            {t`You owe ${plural({ owed: balance.owed }, { one: "# gem", other: "# gems" })}: they were spent before their purchase was refunded. The next gems you receive repay them first.`}
          </p>
        )}
        {balance && balance.held > 0 && (
          <p>{t`${plural({ held: balance.held }, { one: "# gem", other: "# gems" })} reserved for works in progress`}</p>
        )}
        {balance?.signUpLater && (
          <p>
            {t`Your ${plural({ later: balance.signUpLater.gems }, { one: "# gem", other: "# gems" })} to start with will come later: many people signed up from your network or device today. Come back after ${{ moment: momentText(balance.signUpLater.at) }} to get them.`}
          </p>
        )}
        {balance?.expiring && (
          <p className="flex gap-1.5">
            {/* Beside the first line where a phone shows two. */}
            <Clock size={14} aria-hidden="true" className="mt-1 shrink-0" />
            <span>
              {t`${plural({ gems: balance.expiring.gems }, { one: "# gem", other: "# gems" })} can be used until ${{ moment: momentText(balance.expiring.at) }}`}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
