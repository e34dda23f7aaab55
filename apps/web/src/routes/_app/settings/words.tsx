import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { WordsSettings } from "../../../features/word/words-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";
import { StaffNav } from "../../../shell/staff-nav.tsx";

export const Route = createFileRoute("/_app/settings/words")({ component: Words });

function Words() {
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <StaffNav />
      <SettingsPage title={t`Words`} isStaffPage>
        <WordsSettings />
      </SettingsPage>
    </MembersOnly>
  );
}
