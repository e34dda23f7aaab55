import { createFileRoute } from "@tanstack/react-router";
import { AdminChallengesPage } from "../../../features/challenge/staff/admin-challenges-page.tsx";

export const Route = createFileRoute("/_app/admin/challenges/")({ component: AdminChallengesPage });
