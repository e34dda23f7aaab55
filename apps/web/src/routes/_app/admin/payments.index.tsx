import { createFileRoute } from "@tanstack/react-router";
import { FoundPayments } from "../../../features/payment/found-payments.tsx";

export const Route = createFileRoute("/_app/admin/payments/")({ component: FoundPayments });
