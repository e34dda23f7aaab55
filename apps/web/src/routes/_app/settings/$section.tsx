import { SETTINGS_SECTIONS } from "@kinora/contracts/account/settings-sections";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { ThemeSettings } from "../../../features/account/theme-settings.tsx";

export const Route = createFileRoute("/_app/settings/$section")({
  beforeLoad: ({ params: { section } }) => {
    const known = SETTINGS_SECTIONS.find((one) => one === section);
    if (known === undefined) throw notFound();
    if (known === "past-videos") {
      throw redirect({ to: "/library", search: { show: "video" } });
    }
  },
  component: Appearance,
});

function Appearance() {
  return (
    <SettingsPage title="Appearance">
      <ThemeSettings />
    </SettingsPage>
  );
}
