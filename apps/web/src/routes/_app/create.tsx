import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../shell/create-page.tsx";

export const Route = createFileRoute("/_app/create")({ component: CreatePage });
