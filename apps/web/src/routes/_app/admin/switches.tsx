import { createFileRoute } from "@tanstack/react-router";
import { SwitchesPage } from "../../../features/switch/switches-page.tsx";

export const Route = createFileRoute("/_app/admin/switches")({ component: SwitchesPage });
