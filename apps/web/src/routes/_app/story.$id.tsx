import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { StoryPage } from "../../features/story/page/story-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { useStoryKit } from "../../shell/use-story-kit.tsx";

export const Route = createFileRoute("/_app/story/$id")({ component: StoryRoute });

function StoryRoute() {
  const { id } = Route.useParams();
  const kit = useStoryKit();
  return (
    <MembersOnly title={t`Sign in to see your story`}>
      <StoryPage key={id} id={id} kit={kit} />
    </MembersOnly>
  );
}
