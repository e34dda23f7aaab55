import { createFileRoute } from "@tanstack/react-router";
import { PageNotFound } from "../../shell/page-not-found.tsx";

/** Every address that nothing else answers, with the way on around it. */
export const Route = createFileRoute("/_app/$")({ component: PageNotFound });
