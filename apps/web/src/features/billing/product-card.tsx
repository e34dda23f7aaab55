import type { Product } from "@kinora/contracts/billing/billing";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useId, useRef } from "react";
import { Money } from "../../entities/gem/money.tsx";
import { pricePer100, priceText } from "../../text/price-text.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { usePointedAt } from "../../ui/use-pointed-at.ts";
import { productNote } from "./product-words.ts";
import { worthWords } from "./worth-words.ts";

/** A product: its gems, what they buy, and its price on the button. */
export function ProductCard({
  product: { id, gems, price, buys, unsold },
  busy,
  disabled,
  onBuy,
}: {
  readonly product: Product;
  /** True while its checkout is being opened. */
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onBuy: () => void;
}) {
  const title = useId();
  const note = productNote(id);
  const buy = useRef<HTMLButtonElement>(null);
  const isMeant = usePointedAt(id, buy);
  return (
    <li
      className={cx(
        "flex flex-col gap-x-6 gap-y-4 rounded-panel bg-surface-1 p-4 sm:min-h-28 sm:flex-row sm:items-center sm:px-5",
        isMeant && "pointed-at",
      )}
    >
      <div className="min-w-0 flex-1">
        <h3 id={title} className="text-20">
          <Money gems={gems} size={20} />
        </h3>
        {note && <p className="mt-0.5 text-14 font-medium">{note}</p>}
        <p className="mt-1 text-14 text-text-2">{worthWords(buys)}</p>
        <p className="mt-0.5 text-12 text-text-2 nums">
          {t`${{ price: pricePer100(price, gems) }} per 100 gems`}
        </p>
      </div>
      {unsold === null ? (
        <Button
          ref={buy}
          className="shrink-0 nums sm:min-w-36"
          aria-describedby={title}
          busy={busy && t`Opening checkout`}
          disabled={disabled}
          onClick={onBuy}
        >
          {t`Buy · ${{ price: priceText(price) }}`}
        </Button>
      ) : (
        <p className="flex min-h-11 shrink-0 items-center gap-2 text-14 text-text-2">
          <Check size={16} aria-hidden="true" className="text-ok" />
          {t`You have it`}
        </p>
      )}
    </li>
  );
}
