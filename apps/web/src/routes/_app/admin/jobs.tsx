import { createFileRoute } from "@tanstack/react-router";
import { JobsPage } from "../../../features/job/jobs-page.tsx";

export const Route = createFileRoute("/_app/admin/jobs")({ component: JobsPage });
