import { t } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import type { PlatformReturn } from "../../../features/connection/platform-return.ts";
import { SocialPlatformsSettings } from "../../../features/connection/social-platforms-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

export const Route = createFileRoute("/_app/settings/social-platforms")({
  validateSearch: (search: PlatformReturn) => search,
  component: SocialPlatforms,
});

function SocialPlatforms() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <SettingsPage title={t`Social platforms`}>
        <SocialPlatformsSettings
          returned={search}
          onTaken={() =>
            void navigate({ to: "/settings/social-platforms", search: {}, replace: true })
          }
        />
      </SettingsPage>
    </MembersOnly>
  );
}
