import { createFileRoute } from "@tanstack/react-router";
import { RevenuePage } from "../../../features/payment/revenue-page.tsx";

export const Route = createFileRoute("/_app/admin/revenue")({ component: RevenuePage });
