import { createFileRoute } from "@tanstack/react-router";
import { StatsPage } from "../../../features/stat/stats-page.tsx";

export const Route = createFileRoute("/_app/admin/stats")({ component: StatsPage });
