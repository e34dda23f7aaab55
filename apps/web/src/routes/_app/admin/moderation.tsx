import { createFileRoute } from "@tanstack/react-router";
import { CasesPage } from "../../../features/moderation/cases-page.tsx";

export const Route = createFileRoute("/_app/admin/moderation")({ component: CasesPage });
