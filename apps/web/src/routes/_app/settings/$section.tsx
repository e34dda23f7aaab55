import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/account/settings-page.tsx";
import { ThemeSettings } from "../../../features/account/theme-settings.tsx";

export const Route = createFileRoute("/_app/settings/$section")({
  beforeLoad: ({ params: { section } }) => {
    if (section === "past-videos") {
      throw redirect({ to: "/library", search: { show: "video" } });
    }
    if (section !== "theme-settings") throw notFound();
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
