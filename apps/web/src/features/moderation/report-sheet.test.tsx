import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ReportSheet } from "./report-sheet.tsx";

function Work() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      <ReportSheet id="crt_1" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test("asks a visitor to sign in before showing the form", async () => {
  fakeServer({});
  const { store, user } = show(() => <Work />, { signedIn: false, at: "/item/crt_1" });
  await user.click(await screen.findByRole("button", { name: "Report" }));
  await waitFor(() =>
    expect(store.getState().ui).toMatchObject({
      loginMessage: "Sign in to report this.",
      loginPressed: { act: "report", id: "crt_1" },
    }),
  );
  expect(screen.queryByRole("radio")).toBeNull();
});

test.each([
  [
    "the server took it",
    () => ({ id: "rep_1", reason: "harassment", createdAt: "2026-06-15T12:00:00.000Z" }),
    /^Thanks/,
  ],
  [
    "the server knew of it",
    () => {
      throw new Refused(409, "ALREADY_REPORTED");
    },
    /already/,
  ],
])("reopened after %s, shows that state in place of the old reason", async (_, answer, said) => {
  fakeServer({ reportCreation: answer });
  const { store, user } = show(() => <Work />);
  await user.click(await screen.findByRole("button", { name: "Report" }));
  await user.click(await screen.findByRole("radio", { name: "Harassment" }));
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await untilSaid(store, said);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "Report" }));
  await screen.findByText("You've already reported this. We're looking at it.");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("reports a person in the same sheet", async () => {
  const sent: unknown[] = [];
  fakeServer({
    reportPerson: ({ params, body }) => {
      sent.push([params.id, body]);
      return { id: "rep_1", reason: "harassment", createdAt: "2026-06-15T12:00:00.000Z" };
    },
  });
  const { store, user } = show(() => (
    <ReportSheet id="usr_bruno" noun="person" open onClose={() => undefined} />
  ));
  await user.click(await screen.findByRole("radio", { name: "Harassment" }));
  await user.type(screen.getByLabelText("Note (optional)"), "The bio");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await untilSaid(store, /^Thanks/);
  expect(sent).toEqual([["usr_bruno", { reason: "harassment", note: "The bio" }]]);
});

test("reports a shared storyboard by its link in the same sheet", async () => {
  const sent: unknown[] = [];
  fakeServer({
    reportBoard: ({ params, body }) => {
      sent.push([params.token, body]);
      return { id: "rep_1", reason: "harmful", createdAt: "2026-06-15T12:00:00.000Z" };
    },
  });
  const token = "abcdefghijklmnopqrstuvwx";
  const { store, user } = show(() => (
    <ReportSheet id={token} noun="board" open onClose={() => undefined} />
  ));
  await screen.findByText(/What is wrong with this storyboard/);
  await user.click(await screen.findByRole("radio", { name: /^Harmful/ }));
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await untilSaid(store, /^Thanks/);
  expect(sent).toEqual([[token, { reason: "harmful", note: "" }]]);
});

test("of a storyboard that the user reported before says so instead of a form", async () => {
  fakeServer({});
  show(() => <ReportSheet id="abc" noun="board" reported open onClose={() => {}} />);
  await screen.findByText("You've already reported this. We're looking at it.");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a long note says how much of it fits", async () => {
  const { user } = show(() => <ReportSheet id="crt_2" open onClose={() => undefined} />);
  const note = await screen.findByLabelText("Note (optional)");
  await user.click(note);
  await user.paste("a".repeat(2_300));
  screen.getByText("1000 of 1000 characters");
});

test("says within which time severe reports are decided", async () => {
  fakeServer({});
  show(() => <ReportSheet id="crt_1" open onClose={() => undefined} />);
  for (const name of [/^Child abuse/, /^Promotes terrorism/])
    expect((await screen.findByRole("radio", { name })).closest("label")?.textContent).toContain(
      "within 24 hours",
    );
  expect(screen.getAllByText(/within 24 hours/)).toHaveLength(2);
});
