import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { DecisionsSettings } from "../../../features/account/decisions-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/decisions/$id")({ component: Decisions });

/** Decisions about the user's storyboards and profile; the one in the address is focused. */
function Decisions() {
  const { id } = Route.useParams();
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Decisions about you`}>
        <DecisionsSettings key={id} id={id} />
      </SettingsPage>
    </MembersOnly>
  );
}
