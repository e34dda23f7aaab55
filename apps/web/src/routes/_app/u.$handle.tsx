import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useMe } from "../../features/account/use-me.ts";
import { PersonCollections } from "../../features/collection/person-collections.tsx";
import {
  PersonLikes,
  PersonMusic,
  PersonStories,
  PersonWorks,
} from "../../features/feed/person-works.tsx";
import { ProfilePage, type ProfileTab } from "../../features/people/profile-page.tsx";
import { PERSON_SLOTS } from "../../shell/report-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

type Shown = Exclude<ProfileTab, "works">;
const SHOWN: readonly Shown[] = ["stories", "music", "collections", "likes"];

export const Route = createFileRoute("/_app/u/$handle")({
  validateSearch: ({ show }: Record<string, unknown>): { show?: Shown | undefined } => {
    const tab = SHOWN.find((one) => one === show);
    return tab ? { show: tab } : {};
  },
  component: PersonRoute,
});

const TABS = {
  works: PersonWorks,
  stories: PersonStories,
  music: PersonMusic,
  likes: PersonLikes,
  collections: PersonCollections,
} as const;

function PersonRoute() {
  const { handle } = Route.useParams();
  const { show = "works" } = Route.useSearch();
  const me = useMe();
  const navigate = useNavigate();
  const Tab = TABS[show];
  return (
    <FillSlots fills={PERSON_SLOTS}>
      <ProfilePage
        handle={handle}
        tab={show}
        viewer={me ? { id: me.id, isStaff: me.role !== "user" } : null}
        onMoved={(now) =>
          void navigate({ to: "/u/$handle", params: { handle: now }, replace: true })
        }
      >
        {(known) => (
          <Tab key={`${known.handle} ${show}`} handle={known.handle} isOwn={me?.id === known.id} />
        )}
      </ProfilePage>
    </FillSlots>
  );
}
