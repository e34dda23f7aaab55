import { createFileRoute } from "@tanstack/react-router";
import { CataloguePage } from "../../../features/prompt/catalogue-page.tsx";

export const Route = createFileRoute("/_app/admin/models")({ component: CataloguePage });
