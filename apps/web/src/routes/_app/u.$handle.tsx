import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMe } from "../../features/account/use-me.ts";
import { PersonWorks } from "../../features/feed/person-works.tsx";
import { ProfilePage, type ProfileTab } from "../../features/people/profile-page.tsx";
import { PERSON_SLOTS } from "../../shell/person-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

type Shown = Exclude<ProfileTab, "works">;
interface ProfileSearch {
  readonly show?: Shown | undefined;
}

export const Route = createFileRoute("/_app/u/$handle")({
  // What is none of the tabs is shown as the first one: this code is part of every page.
  validateSearch: (search: ProfileSearch) => search,
  component: PersonRoute,
});

const loadTabs = () => import("../../features/feed/person-tabs.tsx");
const PersonStories = lazy(() => loadTabs().then((m) => ({ default: m.PersonStories })));
const PersonMusic = lazy(() => loadTabs().then((m) => ({ default: m.PersonMusic })));
const PersonLikes = lazy(() => loadTabs().then((m) => ({ default: m.PersonLikes })));
const PersonCollections = lazy(() =>
  import("../../features/collection/person-collections.tsx").then((m) => ({
    default: m.PersonCollections,
  })),
);

const TABS = {
  works: PersonWorks,
  stories: PersonStories,
  music: PersonMusic,
  likes: PersonLikes,
  collections: PersonCollections,
} as const;

function PersonRoute() {
  const { handle } = Route.useParams();
  const { show: wanted = "works" } = Route.useSearch();
  const show = Object.hasOwn(TABS, wanted) ? wanted : "works";
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
          <Suspense key={`${known.handle} ${show}`}>
            <Tab handle={known.handle} isOwn={me?.id === known.id} />
          </Suspense>
        )}
      </ProfilePage>
    </FillSlots>
  );
}
