import { createFileRoute } from "@tanstack/react-router";
import { ChallengeListPage } from "../../features/challenge/challenge-list-page.tsx";

export const Route = createFileRoute("/_app/challenges/")({ component: ChallengeListPage });
