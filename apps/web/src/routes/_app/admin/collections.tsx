import { createFileRoute } from "@tanstack/react-router";
import { CollectionCasesPage } from "../../../features/moderation/collection-cases-page.tsx";

export const Route = createFileRoute("/_app/admin/collections")({ component: CollectionCasesPage });
