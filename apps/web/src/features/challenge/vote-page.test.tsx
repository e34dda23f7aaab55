import type { ChallengePair, PairedWork } from "@kinora/contracts/challenge/challenge-vote";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { VotePage } from "./vote-page.tsx";

const work = (): PairedWork => {
  const { kind, aspectRatio, width, height, duration, thumbhash, music } = card({ kind: "image" });
  const size = { bytes: 10, width: 8, height: 8, duration: null };
  const main = { url: "/media/a.webp", mimeType: "image/webp", ...size };
  const none = { poster: null, thumbnail: null, preview: null, peaks: null };
  const media = { ...none, main, thumbnails: [], downloads: [] };
  const shown = { kind, aspectRatio, width, height, duration, thumbhash, media, music };
  return { ...shown, leastSeconds: 0.25 };
};
const pair = (number: number): ChallengePair => ({
  ...{ id: `pair-${number}`, number, left: work(), right: work() },
});
const receipt = { number: 1, hash: "0".repeat(64) };

/** Both pictures arrive; each is looked at in its turn. */
async function lookAtBoth(): Promise<void> {
  for (const picture of await screen.findAllByRole("img")) fireEvent.load(picture);
  await screen.findByText("Which one do you prefer?", { selector: "p" });
}

test("is answered with keys alone, once both works were seen, and goes on to the next pair", async () => {
  let drawn = 0;
  const calls = fakeServer({
    drawChallengePair: () => ({
      ...{ pair: drawn < 2 ? pair(++drawn) : null, valid: drawn, pairsMax: 200 },
    }),
    castBallot: () => ({ receipt, isValid: true }),
  });
  const cast = () => calls.filter(({ name }) => name === "castBallot");
  const { user } = show(() => <VotePage id="one" />);
  await screen.findByText("Look at both for a moment.");
  // Too early: nothing was seen yet.
  await user.keyboard("{ArrowLeft}");
  expect(cast()).toHaveLength(0);
  await lookAtBoth();
  await user.keyboard("{ArrowLeft}");
  await expect.poll(() => cast().length).toBe(1);
  expect(cast()[0]?.body).toMatchObject({ choice: "left" });
  await screen.findByText("Look at both for a moment.");
  await user.keyboard("s");
  await expect.poll(() => cast().length).toBe(2);
  expect(cast()[1]?.body).toMatchObject({ choice: "skip" });
  await screen.findByText("You have seen all pairs");
});

test("is answered by touch, and says why when the vote is over", async () => {
  let isOver = false;
  const calls = fakeServer({
    drawChallengePair: () => {
      if (isOver) throw new Refused(409, "CHALLENGE_STATE");
      return { pair: pair(1), valid: 0, pairsMax: 200 };
    },
    castBallot: () => {
      isOver = true;
      return { receipt, isValid: true };
    },
  });
  const { user } = show(() => <VotePage id="one" />);
  await lookAtBoth();
  await user.click(screen.getByRole("button", { name: "The right one" }));
  await screen.findByText("The challenge has moved on");
  expect(calls.find(({ name }) => name === "castBallot")?.body).toMatchObject({ choice: "right" });
});
