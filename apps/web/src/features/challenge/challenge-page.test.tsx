import type { Challenge } from "@kinora/contracts/challenge/challenge";
import { USUAL_PRIZES } from "@kinora/contracts/challenge/prize-plan";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ChallengePage } from "./challenge-page.tsx";

const challenge = (about: Partial<Challenge> = {}): Challenge => ({
  ...{ id: "chl_1", theme: "Noon light", brief: "Short shadows.", kinds: ["image", "video"] },
  ...{ entriesEach: 2, pool: 100, plan: USUAL_PRIZES, state: "open", version: 1, isDaily: false },
  opensAt: "2026-11-28T00:00:00.000Z",
  votingAt: "2026-11-30T00:00:00.000Z",
  closesAt: "2026-12-01T00:00:00.000Z",
  ...{ entries: 3, ballots: 0, head: null, publicKey: null, reason: null },
  ...{ cancelReason: null, reviewedUntil: null, coverId: null, cover: null },
  ...about,
});
const mine = { canEnter: true, canVote: false, pairs: 0, pairsMax: 200, valid: 0, voteGems: null };
const noPlaces = () => ({ items: [], nextCursor: null });
const page = () => <ChallengePage id="chl_1" />;

test("says what can be entered, and takes a work that is chosen", async () => {
  const work = card({ id: "crt_noon", prompt: "noon", createdAt: "2026-11-29T12:00:00.000Z" });
  const early = card({ id: "crt_early", prompt: "early", createdAt: "2026-11-01T12:00:00.000Z" });
  const calls = fakeServer({
    getChallenge: () => ({ challenge: challenge(), mine: { ...mine, entries: [] } }),
    listCreations: () => ({ items: [work, early], nextCursor: null }),
    enterChallenge: () => ({
      ...{ id: "ent_1", work, submittedAt: work.createdAt, withdrawnAt: null, excluded: null },
    }),
  });
  const { user, store } = show(page);
  await screen.findByText("Films, Pictures");
  screen.getByText("Up to 2 entries each");
  screen.getByRole("heading", { name: "100 gems to win" });
  await user.click(screen.getByRole("button", { name: "Enter a work" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Enter a work" }));
  await screen.findByRole("button", { name: "Enter noon" });
  expect(screen.queryByRole("button", { name: "Enter early" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Enter noon" }));
  await untilSaid(store, "Your work is entered");
  expect(calls.find(({ name }) => name === "enterChallenge")?.body).toEqual({
    creationId: "crt_noon",
  });
});

const over = (about: Partial<Challenge>) =>
  fakeServer({
    getChallenge: () => ({ challenge: challenge({ state: "completed", ...about }), mine: null }),
    listChallengePlaces: noPlaces,
    listChallengeExclusions: noPlaces,
  });

test("offers no gems to win once it is over", async () => {
  over({});
  show(page);
  await screen.findByRole("heading", { name: "100 gems in prizes" });
  expect(screen.queryByText(/to win/)).toBeNull();
});

test("lists no prizes that nobody won", async () => {
  over({ reason: "few_authors" });
  show(page);
  await screen.findByText("Too few people entered, so nobody won a prize.");
  expect(screen.queryByText("First prize")).toBeNull();
});
