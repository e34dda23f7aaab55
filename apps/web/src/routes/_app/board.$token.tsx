import { createFileRoute } from "@tanstack/react-router";
import { SharedBoardPage } from "../../features/story/share/shared-board-page.tsx";

export const Route = createFileRoute("/_app/board/$token")({ component: BoardRoute });

function BoardRoute() {
  const { token } = Route.useParams();
  return <SharedBoardPage key={token} token={token} />;
}
