import { t } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { useMe } from "../../../features/account/use-me.ts";
import { OwnKeysSettings } from "../../../features/hosted/own-keys-settings.tsx";
import { MembersOnly } from "../../../shell/members-only.tsx";

// Only owners load these.
const ServicesSettings = lazy(() =>
  import("../../../features/hosted/services-settings.tsx").then((m) => ({
    default: m.ServicesSettings,
  })),
);
const StaffNav = lazy(() =>
  import("../../../shell/staff-nav.tsx").then((m) => ({ default: m.StaffNav })),
);

export const Route = createFileRoute("/_app/settings/services")({ component: Services });

/** Shows owners the services of this server, and other users their own keys. */
function Services() {
  const role = useMe()?.role ?? "user";
  return (
    <MembersOnly title={t`Sign in to change your settings`}>
      <Suspense>{role === "owner" && <StaffNav />}</Suspense>
      <SettingsPage title={t`Services`} isStaffPage={role === "owner"}>
        <Suspense>{role === "owner" ? <ServicesSettings /> : <OwnKeysSettings />}</Suspense>
      </SettingsPage>
    </MembersOnly>
  );
}
