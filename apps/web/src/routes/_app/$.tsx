import { createFileRoute } from "@tanstack/react-router";
import { PageNotFound } from "../../shell/page-not-found.tsx";

/** Matches every address without another route, inside the app's layout. */
export const Route = createFileRoute("/_app/$")({ component: PageNotFound });
