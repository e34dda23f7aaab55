import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { VotePage } from "../../features/challenge/vote-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/challenges/$id/vote")({ component: VoteRoute });

function VoteRoute() {
  const { id } = Route.useParams();
  return (
    <MembersOnly title={t`Sign in to vote`}>
      <VotePage key={id} id={id} />
    </MembersOnly>
  );
}
