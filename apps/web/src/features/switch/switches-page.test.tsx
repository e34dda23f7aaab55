import type { SwitchesPage as Answer } from "@kinora/contracts/switch/switch";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { SwitchesPage } from "./switches-page.tsx";

const open: Answer["switches"] = {
  ...{
    signUps: "open",
    creating: true,
    enginesOff: [],
    feed: true,
    awards: true,
    gifts: true,
    webShopIn: [],
    readOnly: false,
    sentence: "",
  },
};
const page: Answer = {
  ...{ switches: open, engines: [{ key: "fal", title: "fal" }], history: [], invitations: [] },
};

test("switches creating off with a sentence and shows the history", async () => {
  let answer = page;
  const sent: unknown[] = [];
  fakeServer({
    getSwitches: () => answer,
    changeSwitches: ({ body }) => {
      sent.push(body);
      const switches = { ...open, creating: false, enginesOff: ["fal"], sentence: "Back at noon." };
      const edit = { ...switches, number: 1, at: "2026-11-26T10:00:00.000Z", by: "olivia" };
      answer = { ...page, switches, history: [edit] };
      return answer;
    },
  });
  const { user, store } = show(() => <SwitchesPage />);
  await user.click(await screen.findByRole("switch", { name: "Creating" }));
  await user.click(screen.getByRole("switch", { name: "fal" }));
  await user.type(screen.getByLabelText("Message people see"), "Back at noon.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await untilSaid(store, "It takes effect everywhere within seconds.");
  expect(sent).toEqual([
    { ...open, creating: false, enginesOff: ["fal"], sentence: "Back at noon." },
  ]);
  expect(await screen.findByText("creating off · off: fal")).toBeTruthy();
});

test("reports a missing sentence", async () => {
  fakeServer({
    getSwitches: () => page,
    changeSwitches: () => {
      throw new Refused(422, "SENTENCE_MISSING");
    },
  });
  const { user, store } = show(() => <SwitchesPage />);
  await user.click(await screen.findByRole("switch", { name: "Read-only" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await untilSaid(store, /Say why it's off/);
});

test("shows an invitation link once and can revoke it", async () => {
  const times = { createdAt: "2026-11-26T10:00:00.000Z", expiresAt: "2026-12-10T10:00:00.000Z" };
  const waiting = { id: "inv", ...times, usedBy: null, state: "waiting" as const };
  let answer: Answer = { ...page, switches: { ...open, signUps: "invitation" } };
  fakeServer({
    getSwitches: () => answer,
    invite: () => {
      answer = { ...answer, invitations: [waiting] };
      return { url: "https://kinora.example/login#invitation=abc", expiresAt: times.expiresAt };
    },
    revokeInvitation: () => {
      answer = { ...answer, invitations: [{ ...waiting, state: "revoked" }] };
      return answer;
    },
  });
  const { user, store } = show(() => <SwitchesPage />);
  await user.click(await screen.findByRole("button", { name: "Create a link" }));
  expect(
    await screen.findByDisplayValue("https://kinora.example/login#invitation=abc"),
  ).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Revoke" }));
  await untilSaid(store, "Revoked.");
});
