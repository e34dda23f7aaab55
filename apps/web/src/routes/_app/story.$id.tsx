import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { useMe } from "../../features/account/use-me.ts";
import { StoryPage } from "../../features/story/page/story-page.tsx";
import { MembersOnly } from "../../shell/members-only.tsx";
import { STORY_SLOTS } from "../../shell/story-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

export const Route = createFileRoute("/_app/story/$id")({ component: StoryRoute });

function StoryRoute() {
  const { id } = Route.useParams();
  const available = useMe()?.gems.available ?? null;
  return (
    <MembersOnly title={t`Sign in to see your story`}>
      <FillSlots fills={STORY_SLOTS}>
        <StoryPage key={id} id={id} available={available} />
      </FillSlots>
    </MembersOnly>
  );
}
