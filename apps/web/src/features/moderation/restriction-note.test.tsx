import type { Restriction } from "@kinora/contracts/moderation/appeal";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { RestrictionNote } from "./restriction-note.tsx";

const hidden: Restriction = {
  ...{ by: "staff", rule: "violent_content", note: "There is blood." },
  ...{ at: "2026-06-15T12:00:00.000Z", appeal: null },
};

function open(restriction: Restriction | null) {
  let now = restriction;
  const calls = fakeServer({
    getRestriction: () => ({ restriction: now }),
    appealCreation: () => {
      now = now && { ...now, appeal: "open" };
      return { restriction: now };
    },
  });
  return { calls, ...show(() => <RestrictionNote id="crt_1" />) };
}

test("names the rule a work was hidden by and accepts one appeal", async () => {
  const { calls, store, user } = open(hidden);
  await screen.findByText(/A moderator decided this\. Reason: Violent content\. There is blood\./);
  await user.click(screen.getByRole("button", { name: "Appeal this decision" }));
  const field = await screen.findByLabelText("Why should it be shown?");
  const send = screen.getByRole("button", { name: "Send" });
  expect(send).toHaveProperty("disabled", true);
  await user.type(field, "It is tomato soup.");
  await user.click(send);
  await untilSaid(store, "Thank you. Someone else will review it.");
  await screen.findByText(/You appealed/);
  expect(screen.queryByRole("button", { name: "Appeal this decision" })).toBeNull();
  const sent = calls.filter(({ name }: Call) => name === "appealCreation");
  expect(sent.map(({ body }) => body)).toEqual([{ text: "It is tomato soup." }]);
});

test("reports an undecided case and one decided by the scan alone", async () => {
  open(null);
  await screen.findByText(/The moderators haven't decided yet/);
  open({ ...hidden, by: "scan", rule: null, note: "" });
  await screen.findByText(/The automatic picture check decided this/);
});

test("says what became of an appeal that was denied, and where else to turn", async () => {
  open({ ...hidden, appeal: "denied" });
  await screen.findByText(/Someone else reviewed it and upheld the decision/);
  screen.getByText(/out-of-court dispute settlement body/);
  expect(screen.queryByRole("button", { name: "Appeal this decision" })).toBeNull();
});

test("ends with the rule's sentence when there is no note", async () => {
  open({ ...hidden, note: "" });
  const said = await screen.findByText(/Reason: /);
  expect(said.textContent).toBe("A moderator decided this. Reason: Violent content.");
});
