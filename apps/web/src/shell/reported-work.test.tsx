import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ItemActions } from "../features/creation/item-actions.tsx";
import { creation } from "../test/builders.ts";
import { fakeServer, Refused } from "../test/fake-server.ts";
import { show } from "../test/show.tsx";
import { FillSlots } from "../ui/slot.tsx";
import { ITEM_SLOTS } from "./item-slots.tsx";

const work = creation({ id: "crt_1", gems: null });

function Work() {
  return (
    <FillSlots fills={ITEM_SLOTS}>
      <ItemActions creation={work} onRemix={async () => undefined} />
    </FillSlots>
  );
}

test.each([
  [
    "is reported",
    () => ({ id: "rep_1", reason: "harassment", createdAt: "2026-06-15T12:00:00.000Z" }),
  ],
  [
    "was reported before",
    () => {
      throw new Refused(409, "ALREADY_REPORTED");
    },
  ],
])("the menu of a work that %s shows that", async (_what, reportCreation) => {
  fakeServer({ reportCreation });
  const { user } = show(() => <Work />);
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Report" }));
  await user.click(await screen.findByRole("radio", { name: "Harassment" }));
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByRole("menuitem", { name: "Reported" });
});
