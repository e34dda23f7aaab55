import { createFileRoute } from "@tanstack/react-router";
import { ChallengePage } from "../../features/challenge/challenge-page.tsx";

export const Route = createFileRoute("/_app/challenges/$id/")({ component: ChallengeRoute });

function ChallengeRoute() {
  const { id } = Route.useParams();
  return <ChallengePage key={id} id={id} />;
}
