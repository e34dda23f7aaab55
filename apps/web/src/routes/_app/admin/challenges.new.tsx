import { createFileRoute } from "@tanstack/react-router";
import { NewChallengePage } from "../../../features/challenge/staff/new-challenge-page.tsx";

export const Route = createFileRoute("/_app/admin/challenges/new")({ component: NewChallengePage });
