import { createFileRoute } from "@tanstack/react-router";
import { HoldsPage } from "../../../features/moderation/holds-page.tsx";

export const Route = createFileRoute("/_app/admin/holds")({ component: HoldsPage });
