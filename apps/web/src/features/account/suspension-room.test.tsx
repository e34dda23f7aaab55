import type { Suspension } from "@kinora/contracts/moderation/suspension";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { SuspensionRoom } from "./suspension-room.tsx";

const at = "2026-06-15T12:00:00.000Z";

test("shows a disabled account the reason and end date, and lets it ask for a review once", async () => {
  let suspension: Suspension = {
    ...{ id: "sus_1", rule: "strikes", note: "", at, until: "2026-06-22T12:00:00.000Z" },
    ...{ endedAt: null, automatic: true, appeal: null },
  };
  fakeServer({
    getOwnSuspension: () => ({ suspension }),
    appealSuspension: ({ body }) => {
      const { text } = body as { text: string };
      suspension = { ...suspension, appeal: { text, at, granted: null } };
      return { suspension };
    },
  });
  const { user } = show(() => <SuspensionRoom />);
  await screen.findByText("Rules were broken three times within 30 days.");
  expect(screen.getByText(/ends automatically on June 22, 2026/)).toBeTruthy();
  await user.type(screen.getByLabelText("Appeal this decision"), "I was quoting");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("You've appealed");
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
});

test("offers a reinstated user the way back in", async () => {
  fakeServer({ getOwnSuspension: () => ({ suspension: null }) });
  show(() => <SuspensionRoom />);
  await screen.findByText("Your account is enabled again");
});

test("lists hidden works with their rule, each of which can be contested once", async () => {
  const suspension: Suspension = {
    ...{ id: "sus_1", rule: "spam", note: "", at, until: null, endedAt: null, automatic: false },
    appeal: null,
  };
  const work = {
    ...{
      creationId: "w1",
      kind: "image" as const,
      title: "A fox",
      madeAt: at,
      by: "staff" as const,
    },
    ...{ rule: "harassment" as const, note: "Names a neighbour", at },
  };
  let sent: unknown = null;
  fakeServer({
    getOwnSuspension: () => ({ suspension }),
    listOwnRestrictions: () => ({
      items: [{ ...work, appeal: sent ? "open" : null, mayAppeal: !sent }],
      nextCursor: null,
    }),
    listProfileStatements: () => ({ items: [], checking: false }),
    appealCreation: ({ params, body }) => {
      sent = [params.id, body];
      return { restriction: null };
    },
  });
  const { user } = show(() => <SuspensionRoom />);
  await screen.findByRole("heading", { name: "A fox" });
  screen.getByText("Names a neighbour");
  screen.getByText("Reason: Harassment.");
  await user.click(screen.getByRole("button", { name: "Appeal this decision" }));
  await user.type(screen.getByLabelText("Why is this wrong?"), "It is my name");
  const [, second] = screen.getAllByRole("button", { name: "Send" });
  if (second) await user.click(second);
  await screen.findByText(/Someone else will decide, and we'll let you know/);
  expect(sent).toEqual(["w1", { text: "It is my name" }]);
});

test("says of a plan from a phone's store that it is paid for until its owner ends it", async () => {
  const suspension: Suspension = {
    ...{ id: "sus_1", rule: "spam", note: "", at, until: null, endedAt: null, automatic: false },
    appeal: null,
  };
  fakeServer({
    getOwnSuspension: () => ({ suspension }),
    getDeletion: () => ({ at: null, handle: "ada", payingAt: ["app_store", "stripe"] }),
  });
  const { user } = show(() => <SuspensionRoom />);
  await screen.findByText(/App Store is paid for until you end it: only you can/);
  screen.getByText(/Your plan ends with the time that you paid for/);
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  const steps = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(steps).toContainEqual(
    expect.stringContaining("only you can, in the settings of your iPhone"),
  );
});
