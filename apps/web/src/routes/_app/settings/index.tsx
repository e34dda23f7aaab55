import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OverviewSettings } from "../../../features/account/overview-settings.tsx";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { ACCOUNT_SLOTS } from "../../../shell/account-slots.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";
import { FillSlots } from "../../../ui/slot.tsx";

export const Route = createFileRoute("/_app/settings/")({ component: Overview });

function Overview() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <FillSlots fills={ACCOUNT_SLOTS}>
        <SettingsPage title={t`Overview`}>
          <OverviewSettings />
        </SettingsPage>
      </FillSlots>
    </MembersOnly>
  );
}
