import { createFileRoute } from "@tanstack/react-router";
import { ScanPage } from "../../../features/scan/scan-page.tsx";

export const Route = createFileRoute("/_app/admin/scan")({ component: ScanPage });
