import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ExtensionSheet } from "./extension-sheet.tsx";

test("says when the plan is paid again, and extends it once however often it is pressed", async () => {
  const sent: unknown[] = [];
  let isAway = true;
  fakeServer({
    extendPlan: ({ params, body, key }) => {
      sent.push([params.id, body, key]);
      if (isAway) throw new Refused(503, "STORE_UNREACHABLE");
      return { id: "ext_1", until: "2027-03-10T09:00:00.000Z", gems: 0, isDone: true };
    },
  });
  const plan = { id: "sub_1", renewsAt: "2027-02-28T09:00:00.000Z" };
  const { user, store } = show(() => (
    <ExtensionSheet plan={plan} store="stripe" open onClose={() => {}} />
  ));
  const days = await screen.findByLabelText("Days");
  await user.clear(days);
  await user.type(days, "2");
  await screen.findByText("A whole number from 3 to 90.");
  await user.clear(days);
  await user.type(days, "10");
  await screen.findByText("Paid again on March 10, 2027 instead of February 28, 2027.");
  await user.type(screen.getByLabelText("Reason"), "Outage");
  await user.click(screen.getByRole("button", { name: "Extend" }));
  await screen.findByRole("button", { name: "Extend" });
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Extend" }));
  await untilSaid(store, "Paid again on March 10, 2027.");
  expect(sent[0]).toEqual(["sub_1", { days: 10, reason: "Outage" }, expect.any(String)]);
  expect(sent[1]).toEqual(sent[0]);
});
