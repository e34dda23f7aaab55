import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../../../features/audit/audit-page.tsx";

export const Route = createFileRoute("/_app/admin/audit")({ component: AuditPage });
