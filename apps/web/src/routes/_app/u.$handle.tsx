import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useMe } from "../../features/account/use-me.ts";
import { PersonLikes, PersonWorks } from "../../features/feed/person-works.tsx";
import { ProfilePage } from "../../features/people/profile-page.tsx";
import { PERSON_SLOTS } from "../../shell/report-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

export const Route = createFileRoute("/_app/u/$handle")({
  validateSearch: ({ show }: Record<string, unknown>): { show?: "likes" | undefined } =>
    show === "likes" ? { show } : {},
  component: PersonRoute,
});

function PersonRoute() {
  const { handle } = Route.useParams();
  const { show } = Route.useSearch();
  const me = useMe();
  const navigate = useNavigate();
  const Shown = show === "likes" ? PersonLikes : PersonWorks;
  return (
    <FillSlots fills={PERSON_SLOTS}>
      <ProfilePage
        handle={handle}
        tab={show ?? "works"}
        viewer={me ? { id: me.id, isStaff: me.role !== "user" } : null}
        onMoved={(now) =>
          void navigate({ to: "/u/$handle", params: { handle: now }, replace: true })
        }
      >
        {(known) => <Shown key={known} handle={known} />}
      </ProfilePage>
    </FillSlots>
  );
}
