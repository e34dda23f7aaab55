import type { LegalHold } from "@kinora/contracts/moderation/hold";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { HoldsPage } from "./holds-page.tsx";

const EARLIER = "2026-06-14T12:00:00.000Z";
const at = "2026-06-15T12:00:00.000Z";
const listed = {
  ...{
    of: "work" as const,
    id: "crt_1",
    kind: "image" as const,
    title: null,
    madeAt: at,
    reportedAt: at,
    decidedAt: null,
  },
  withheld: true,
};

test("lets an admin reveal a case on request and record which authority was informed", async () => {
  let filings: LegalHold["filings"] = [];
  const asked: string[] = [];
  const hold = (): LegalHold => ({
    ...listed,
    ...{
      prompt: "words",
      scripts: [],
      pictures: ["data:image/webp;base64,AA"],
      until: at,
      filings,
    },
    reports: [
      { reason: "sexual_content", note: "", at: EARLIER, referred: false },
      { reason: "child_abuse", note: "A child", at, referred: true },
    ],
    files: [{ role: "main", sha256: "f".repeat(64), bytes: 9, mimeType: "image/webp" }],
    account: {
      ...{ id: "usr_bruno", handle: "bruno", displayName: "Bruno", email: "b@example.org" },
      joinedAt: at,
    },
  });
  fakeServer({
    listHolds: () => ({ items: [{ ...listed, filed: filings.length > 0 }], knownMaterial: null }),
    lookAtHold: () => {
      asked.push("look");
      return hold();
    },
    fileHold: ({ body }) => {
      const { authority, reference } = body as { authority: string; reference: string };
      filings = [{ at, by: "olivia", authority, reference }];
      return hold();
    },
  });
  const { user } = show(() => <HoldsPage />);
  await screen.findByText(/Kinora doesn't report anything to authorities itself/);
  await screen.findByText(/No hash-matching service is configured/);
  expect(asked).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "View the case" }));
  await screen.findByAltText("The work, small and grey");
  screen.getByText(/SHA-256: f{64}/);
  const facts = screen.getByText(/SHA-256/).textContent.split("\n");
  expect(facts).toContain(`First report: ${EARLIER}`);
  expect(facts).toContain(`First reported as child abuse: ${at}`);
  expect(facts).toContain(`Report: ${EARLIER}, Sexual content`);
  expect(facts).toContain(`Referred to the admins by a moderator: ${at}, Child abuse: A child`);
  await user.type(screen.getByLabelText("Authority"), "NCMEC");
  await user.type(screen.getByLabelText("Their reference number"), "CT 1");
  await user.click(screen.getByRole("button", { name: "Record it" }));
  await screen.findByText(/NCMEC · CT 1/);
  await screen.findByText(/reported to an authority/);
  expect(asked).toEqual(["look"]);
});

test("shows a storyboard with its pictures and its words as reported and now", async () => {
  const board = {
    ...listed,
    of: "board" as const,
    id: "sty_1",
    kind: "story" as const,
    title: "The fox",
  };
  fakeServer({
    listHolds: () => ({ items: [{ ...board, filed: false }], knownMaterial: null }),
    lookAtHold: (): LegalHold => ({
      ...board,
      ...{ prompt: "words", until: at, filings: [], reports: [], files: [] },
      scripts: [
        { at, text: "The old title" },
        { at, text: "The new title" },
      ],
      pictures: ["data:image/webp;base64,AA", "data:image/webp;base64,AB"],
      account: {
        ...{ id: "usr_bruno", handle: "bruno", displayName: "Bruno", email: null, joinedAt: at },
      },
    }),
  });
  const { user } = show(() => <HoldsPage />);
  await screen.findByText("The fox");
  screen.getByText("Storyboard sty_1");
  screen.getByText(/no link opens it/);
  expect(screen.queryByRole("img")).toBeNull();
  await user.click(screen.getByRole("button", { name: "View the case" }));
  await screen.findByAltText("Picture 2 of the storyboard, small and grey");
  screen.getByText(/The old title\s+Script as of .*\s+The new title/);
  expect(screen.queryByRole("link")).toBeNull();
});

test("leads through the report of a profile, with what it showed then and shows now", async () => {
  const profile = { ...listed, of: "profile" as const, id: "usr_b", kind: null, title: "@bruno" };
  fakeServer({
    listHolds: () => ({ items: [{ ...profile, filed: false }], knownMaterial: null }),
    lookAtHold: () => ({
      ...{ ...profile, prompt: "", pictures: ["data:image/webp;base64,AA"], until: at },
      scripts: [{ at: EARLIER, text: "@bruno\nCruel words" }],
      ...{ reports: [], files: [], filings: [] },
      account: { id: "usr_b", handle: "bruno", displayName: "B", email: null, joinedAt: at },
    }),
  });
  const { user } = show(() => <HoldsPage />);
  await screen.findByText("@bruno");
  screen.getByText("Profile usr_b");
  await user.click(screen.getByRole("button", { name: "View the case" }));
  await screen.findByAltText("Picture 1 of the profile, small and grey");
  screen.getByText("Decide the case under Profiles");
  const facts = screen.getByText(/^Case number/).textContent.split("\n");
  expect(facts).toEqual([
    ...["Case number: usr_b", "Kind: profile", `First report: ${at}`],
    ...[`First reported as child abuse: ${at}`, "Decided: -"],
    ...[`Profile as of ${EARLIER}:`, "    @bruno", "    Cruel words"],
  ]);
});
