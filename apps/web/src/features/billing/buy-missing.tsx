import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { isInApp } from "../../store/is-in-app.ts";
import { priceText } from "../../text/price-text.ts";
import { useGetShopQuery } from "./billing-api.ts";
import { cheapestProduct } from "./cheapest-product.ts";
import { productWords } from "./product-words.ts";

/** Leads to the cheapest product that covers missing gems; without one, to the page about gems. */
export function BuyMissing({ missing }: { readonly missing: number }) {
  // In an app, prices are its store's: they stand on the page about gems.
  const { data, isLoading } = useGetShopQuery(undefined, { skip: isInApp() });
  if (isLoading) return null;
  const product = data ? cheapestProduct(data.products, missing) : null;
  const words =
    product &&
    t`${{ product: productWords(product.id, product.gems) }} · ${{ price: priceText(product.price) }}`;
  return (
    <Link
      to="/gems"
      hash={product?.id ?? ""}
      className="inline-flex min-h-11 items-center underline underline-offset-4 nums"
    >
      {words ?? t`Your gems`}
    </Link>
  );
}
