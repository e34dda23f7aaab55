import { createFileRoute } from "@tanstack/react-router";
import { SharedBoardPage } from "../../features/story/share/shared-board-page.tsx";
import { BOARD_SLOTS } from "../../shell/report-slots.tsx";
import { FillSlots } from "../../ui/slot.tsx";

export const Route = createFileRoute("/_app/board/$token")({ component: BoardRoute });

function BoardRoute() {
  const { token } = Route.useParams();
  return (
    <FillSlots fills={BOARD_SLOTS}>
      <SharedBoardPage key={token} token={token} />
    </FillSlots>
  );
}
