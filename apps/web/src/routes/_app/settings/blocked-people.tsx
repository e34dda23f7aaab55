import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { AwayPeople } from "../../../features/block/away-people.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/blocked-people")({ component: Blocked });

function Blocked() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Blocked and muted`}>
        <AwayPeople />
      </SettingsPage>
    </MembersOnly>
  );
}
