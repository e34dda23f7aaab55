import { createFileRoute } from "@tanstack/react-router";
import { BannersPage } from "../../../features/banner/banners-page.tsx";

export const Route = createFileRoute("/_app/admin/banners")({ component: BannersPage });
