import type { Suspension } from "@kinora/contracts/moderation/suspension";
import type { PersonFile } from "@kinora/contracts/people/people";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { PersonPage } from "./person-page.tsx";

const at = "2026-06-15T12:00:00.000Z";
const suspension: Suspension = {
  ...{ id: "sus_1", rule: "spam", note: "Forty times the same", at, until: null, endedAt: null },
  ...{ automatic: false, appeal: { text: "It was my brother", at, granted: null } },
};
const file: PersonFile = {
  person: {
    ...{ id: "usr_bruno", handle: "bruno", displayName: "Bruno Okafor", avatarUrl: null, bio: "" },
    ...{ role: "user", tier: "free", joinedAt: at, strikes: 1, suspended: false, appeals: false },
  },
  works: { published: 3, private: 2, restricted: 1, failed: 0 },
  gems: { available: 20, held: 0, owed: 0 },
  strikes: [{ source: "work", reason: "violent_content", at, expiresAt: at }],
  reports: { open: 0, upheld: 0, dismissed: 0 },
  sessions: [{ startedAt: at, seenAt: at, device: "Chrome 147, Linux" }],
  ...{ suspensions: [], decisions: [], audit: [] },
  ...{ boardDecisions: [], profileDecisions: [], waitsForOthers: false },
};

/** Opens the page of a person as this staff role sees it. */
function open(role: "moderator" | "admin" | "owner", about: Partial<PersonFile> = {}) {
  const sent: unknown[] = [];
  const hear = ({ body }: { body?: unknown }) => {
    sent.push(body);
    return { ...file, ...about };
  };
  fakeServer({
    getPerson: () => ({ ...file, ...about }),
    suspendPerson: hear,
    endSuspension: hear,
    denySuspensionAppeal: hear,
    giveMonth: ({ body }) => {
      sent.push(body);
      const times = { from: at, until: "2026-07-15T12:00:00.000Z" };
      return { id: "pas_1", tier: "pro", gems: 3_500, ...times };
    },
    changeRole: () => {
      throw new Refused(409, "LAST_OWNER");
    },
    correctGems: ({ body, key }) => {
      sent.push([body, key]);
      return {
        ...{
          id: "cor_1",
          person: { id: "usr_bruno", handle: "bruno" },
          gems: 50,
          reason: "Outage",
        },
        ...{ state: "done", courtesy: false, askedBy: "olivia", askedAt: at, mayDecide: false },
      };
    },
  });
  return { ...show(() => <PersonPage id="usr_bruno" role={role} />), sent };
}

test("shows a person's works and activity, with actions for admins only", async () => {
  open("moderator");
  await screen.findByRole("heading", { name: "Bruno Okafor" });
  expect(screen.getByText(/A work was hidden: Violent content/)).toBeTruthy();
  expect(screen.getByText(/Chrome 147, Linux/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("disables an account by a rule for some days, with a note to the person", async () => {
  const { user, store, sent } = open("admin");
  await user.click(await screen.findByRole("button", { name: "Disable this account" }));
  expect(await screen.findByRole("button", { name: "Choose a rule" })).toHaveProperty(
    "disabled",
    true,
  );
  await user.click(screen.getByRole("button", { name: "Fraud" }));
  await user.click(screen.getByRole("button", { name: "30 days" }));
  await user.type(screen.getByLabelText("Message to the person"), "A stolen card");
  await user.click(screen.getByRole("button", { name: "Disable" }));
  await untilSaid(store, "Disabled. They'll see why when they sign in.");
  expect(sent).toEqual([{ rule: "fraud", days: 30, note: "A stolen card" }]);
});

test("denies an appeal, or grants it by enabling the account, with a reason", async () => {
  const { user, store, sent } = open("admin", { suspensions: [suspension] });
  await screen.findByText("It was my brother");
  expect(screen.queryByRole("button", { name: "Disable this account" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Deny the appeal" }));
  await user.type(await screen.findByLabelText("Reason"), "It was not");
  await user.click(screen.getAllByRole("button", { name: "Deny the appeal" }).at(-1) as Element);
  await untilSaid(store, "Denied.");
  expect(sent).toEqual([{ reason: "It was not" }]);
});

test("gives gems once per press, even when pressed again after a lost answer", async () => {
  const { user, store, sent } = open("admin");
  await user.click(await screen.findByRole("button", { name: "Correct gems" }));
  await user.type(await screen.findByLabelText("Gems"), "50");
  await user.type(screen.getByLabelText("Reason"), "Outage");
  await user.click(screen.getByRole("button", { name: "Give" }));
  await untilSaid(store, "Done.");
  expect(sent).toEqual([
    [{ direction: "give", gems: 50, reason: "Outage" }, expect.stringMatching(/^[\w-]{36}$/)],
  ]);
});

test("reports what could not be done", async () => {
  const { user, store } = open("owner");
  await user.click(await screen.findByRole("button", { name: "Change role" }));
  await user.click(await screen.findByRole("button", { name: /Moderator/ }));
  await untilSaid(store, "This is the last owner. Make someone else an owner first.");
});

test("gives a plan for some days", async () => {
  const { user, store, sent } = open("owner");
  await user.click(await screen.findByRole("button", { name: "Give a plan" }));
  await user.click(await screen.findByRole("radio", { name: "Pro" }));
  expect(screen.getByLabelText("With 3,500 gems")).toBeTruthy();
  await user.type(screen.getByLabelText("Reason"), "The outage");
  await user.click(screen.getByRole("button", { name: "Give" }));
  await untilSaid(store, "Given from Jun 15, 2026 to Jul 15, 2026.");
  expect(sent).toEqual([{ tier: "pro", days: 30, gems: true, reason: "The outage" }]);
});

test("offers plans and payments to owners only", async () => {
  open("admin");
  await screen.findByRole("heading", { name: "Bruno Okafor" });
  expect(screen.queryByRole("button", { name: "Give a plan" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Payments" })).toBeNull();
});

test("shows decisions about storyboards and the profile, and which of them were lifted", async () => {
  open("moderator", {
    boardDecisions: [{ rule: "harassment", at, liftedAt: "2026-07-02T12:00:00.000Z" }],
    profileDecisions: [{ rule: "harmful", at, liftedAt: null }],
  });
  const partOf = async (name: string) =>
    (await screen.findByRole("heading", { name })).parentElement?.textContent;
  expect(await partOf("Decisions about their storyboards")).toMatch(/lifted on July 2, 2026$/);
  expect(await partOf("Decisions about their profile")).not.toMatch(/lifted/);
});

test("offers no answer to an appeal against one's own decision", async () => {
  open("admin", { suspensions: [suspension], waitsForOthers: true });
  await screen.findByText("You made this decision, so another admin answers the appeal.");
  expect(screen.queryByRole("button", { name: "Enable again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Deny the appeal" })).toBeNull();
});
