import type { Challenge, TalliedEntry } from "@kinora/contracts/challenge/challenge";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { AdminChallengePage } from "./admin-challenge-page.tsx";
import { coverIdOf, draftFrom, emptyDraft, inZone, settingsFrom } from "./challenge-draft.ts";
import { previewPrizes } from "./prize-preview.ts";

const challenge = (given: Partial<Challenge> = {}): Challenge => ({
  ...{ id: "one", theme: "Morning light", brief: "Look at the light.", coverId: null, cover: null },
  ...{ kinds: ["image"], entriesEach: 1, opensAt: "2026-12-01T00:00:00.000Z" },
  ...{ votingAt: "2026-12-02T00:00:00.000Z", closesAt: "2026-12-03T00:00:00.000Z" },
  ...{ pool: 600, plan: USUAL_PRIZES, state: "draft", version: 3, isDaily: false, entries: 2 },
  ...{ ballots: 40, head: null, publicKey: null, reason: null, cancelReason: null },
  ...{ reviewedUntil: null, ...given },
});

const entry = (place: number): TalliedEntry => ({
  ...{ entry: `entry-${place}`, author: `${place}`.repeat(16), isBarred: false, isExcluded: false },
  work: card({ id: `work-${place}`, title: `Work ${place}`, kind: "image" }),
  ...{ submittedAt: "2026-12-01T10:00:00.000Z", statement: null },
  rank: { place, strength: 0, low: -1, high: 1, compared: 4, preferred: 2, prize: null },
});

test("previews prizes by the rules of the server: bands that nobody is in are missing", () => {
  const { won, back } = previewPrizes(600, USUAL_PRIZES, 40);
  expect(Object.fromEntries(won)).toEqual({
    ...{ first: { winners: 1, gems: 180 }, second: { winners: 1, gems: 120 } },
    ...{ third: { winners: 1, gems: 60 }, top10: { winners: 1, gems: 60 } },
    top20: { winners: 4, gems: 15 },
  });
  expect(back).toBe(120);
  expect(previewPrizes(600, USUAL_PRIZES, 4)).toMatchObject({ back: 600 });
});

test("keeps moments when the zone changes, and says which fields are wrong", () => {
  const draft = draftFrom(challenge(), "Europe/Berlin");
  expect([draft.opens, inZone(draft, "America/New_York").opens]).toEqual([
    ...["2026-12-01T01:00", "2026-11-30T19:00"],
  ]);
  const { settings } = settingsFrom(inZone(draft, "America/New_York"));
  expect(settings?.opensAt).toBe("2026-12-01T00:00:00.000Z");
  expect(settingsFrom({ ...draft, theme: " ", pool: "1.5" }).flaws).toEqual(["theme", "pool"]);
  expect(settingsFrom({ ...draft, closes: draft.opens }).flaws).toEqual(["closesAt"]);
  expect(settingsFrom(emptyDraft(new Date("2026-12-01T00:00:00.000Z"), "UTC")).flaws).toEqual([
    ...["theme", "brief"],
  ]);
  expect(["https://kinora.example/item/abc?from=x", "abc", " "].map(coverIdOf)).toEqual([
    ...["abc", "abc", null],
  ]);
});

test("schedules a large pool by the route that takes a fresh sign-in, with the draft's version", async () => {
  const scheduled = challenge({ pool: 6_000, state: "scheduled" });
  const calls = fakeServer({
    getChallenge: () => ({ challenge: challenge({ pool: 6_000 }), mine: null }),
    scheduleLargeChallenge: () => scheduled,
  });
  const { user } = show(() => <AdminChallengePage id="one" isAdmin />);
  await screen.findByText(/Above 5,000 gems you sign in once more/);
  await user.click(screen.getByRole("button", { name: "Schedule it" }));
  await expect
    .poll(() => calls.find(({ name }) => name === "scheduleLargeChallenge")?.body)
    .toEqual({ version: 3 });
});

test("shows what speaks for a ring, and leaves its votes out with a statement only", async () => {
  const calls = fakeServer({
    getChallenge: () => ({ challenge: challenge({ state: "reviewing" }), mine: null }),
    listTalliedEntries: () => ({ items: [1, 2].map(entry), nextCursor: null }),
    listChallengeVoters: () => ({ items: [], nextCursor: null }),
    getFraudReport: () => ({
      report: {
        groups: [
          {
            ...{ voters: ["a".repeat(16), "b".repeat(16)], wanted: ["entry-1"], unwanted: [] },
            evidence: [
              { is: "one_sided", kept: 18, of: 19, usual: 8.2 },
              { is: "shared", by: "address", people: 2 },
            ],
            changes: [
              { entry: "entry-1", place: { now: 1, without: 2 }, gems: { now: 180, without: 120 } },
            ],
          },
        ],
      },
    }),
    excludeVoter: () => null,
  });
  const { user } = show(() => <AdminChallengePage id="one" isAdmin={false} />);
  await screen.findByText(/Of their 19 answers about these entries, 18 went this way/);
  await screen.findByText("2 of them were seen at the same address.");
  await screen.findByText("place 2 instead of 1");
  await user.click(screen.getByRole("button", { name: "Leave their votes out" }));
  const sheet = await screen.findByRole("dialog");
  const send = within(sheet).getByRole("button", { name: "Leave the votes out" });
  expect(send).toHaveProperty("disabled", true);
  await user.type(within(sheet).getByRole("textbox", { name: "Statement" }), "A ring");
  await user.click(send);
  const sent = () => calls.filter(({ name }) => name === "excludeVoter");
  await expect.poll(() => sent().length).toBe(2);
  expect(sent().map(({ body }) => body)).toEqual([
    { statement: "A ring" },
    { statement: "A ring" },
  ]);
});
