import { createFileRoute } from "@tanstack/react-router";
import { StoreProductsPage } from "../../../features/payment/store-products-page.tsx";

export const Route = createFileRoute("/_app/admin/store-products")({
  component: StoreProductsPage,
});
