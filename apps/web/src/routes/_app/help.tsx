import { createFileRoute } from "@tanstack/react-router";
import { HelpPage } from "../../shell/help-page.tsx";

export const Route = createFileRoute("/_app/help")({ component: HelpPage });
