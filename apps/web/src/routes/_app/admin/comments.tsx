import { createFileRoute } from "@tanstack/react-router";
import { CommentCasesPage } from "../../../features/moderation/comment-cases-page.tsx";

export const Route = createFileRoute("/_app/admin/comments")({ component: CommentCasesPage });
