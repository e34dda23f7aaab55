import { createFileRoute } from "@tanstack/react-router";
import { DryRunPage } from "../../../features/award/dry-run-page.tsx";

export const Route = createFileRoute("/_app/admin/awards")({ component: DryRunPage });
