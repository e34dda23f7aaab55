import type { AppProduct } from "@kinora/contracts/billing/app-shop";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { useId } from "react";
import { Money } from "../../../entities/gem/money.tsx";
import { Button } from "../../../ui/button.tsx";
import { productNote } from "../product-words.ts";
import { worthWords } from "../worth-words.ts";

/** A product inside an app: its gems, what they buy, and the store's own price on the button. */
export function AppProductCard({
  product: { id, gems, buys, unsold },
  price,
  busy,
  disabled,
  onBuy,
}: {
  readonly product: AppProduct;
  readonly price: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onBuy: () => void;
}) {
  const title = useId();
  const note = productNote(id);
  return (
    <li className="flex flex-col gap-x-6 gap-y-4 rounded-panel bg-surface-1 p-4 sm:min-h-28 sm:flex-row sm:items-center sm:px-5">
      <div className="min-w-0 flex-1">
        <h3 id={title} className="text-20">
          <Money gems={gems} size={20} />
        </h3>
        {note && <p className="mt-0.5 text-14 font-medium">{note}</p>}
        <p className="mt-1 text-14 text-text-2">{worthWords(buys)}</p>
      </div>
      {unsold === null ? (
        <Button
          className="shrink-0 nums sm:min-w-36"
          aria-describedby={title}
          busy={busy && t`Buying`}
          disabled={disabled}
          onClick={onBuy}
        >
          {t`Buy · ${{ price }}`}
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
