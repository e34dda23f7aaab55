import { createFileRoute } from "@tanstack/react-router";
import { PersonCasesPage } from "../../../features/moderation/person-cases-page.tsx";

export const Route = createFileRoute("/_app/admin/profiles")({ component: PersonCasesPage });
