import type { Publication, PublicationFigures } from "@kinora/contracts/publication/post";
import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { publication } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { Figures } from "./figures.tsx";

const ENDED = "2026-11-20T12:00:00.000Z";
const at = (hours: number) => new Date(Date.parse(ENDED) + hours * 3_600_000);
const told = (age: PublicationFigures["age"], given: Partial<PublicationFigures> = {}) => ({
  ...{ age, views: 1_204, likes: 30, comments: 0, at: ENDED, ...given },
});

async function figuresAfter(hours: number, given: Partial<Publication>) {
  vi.useFakeTimers({ now: at(hours), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const shown = publication({ kind: "short", endedAt: ENDED, ...given });
  show(() => (
    <>
      <h1>Shown</h1>
      <Figures publication={shown} title="YouTube" />
    </>
  ));
  await screen.findByText("Shown");
}
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>("row")
    .map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent?.replace("–Not given", "–")),
    );

test("figures stand under their ages, with when the next ones come", async () => {
  await figuresAfter(30, { figures: [told("hour", { views: 12, likes: 3 }), told("day")] });
  expect(rows()).toEqual([
    ["After", "1 hour", "1 day", "7 days"],
    ["Views", "12", "1,204", "–"],
    ["Likes", "3", "30", "–"],
    ["Comments", "0", "0", "–"],
  ]);
  screen.getByText(/^Next figures: Nov 27/);
});

test("what a platform does not tell, or did not tell in time, is said and not invented", async () => {
  await figuresAfter(300, { figures: [told("day", { views: null, comments: null })] });
  expect(rows()).toEqual([
    ["After", "1 hour", "1 day", "7 days"],
    ["Likes", "–", "30", "–"],
  ]);
  screen.getByText("YouTube doesn't give: views, comments.");
  screen.getByText("A dash: YouTube gave no figures at that time.");
  expect(screen.queryByText(/Next figures/)).toBeNull();
});

test("a post without figures says whether any will come", async () => {
  await figuresAfter(0.2, {});
  screen.getByText(/^First figures: Nov 20/);
});

test("one that was never told of says so", async () => {
  await figuresAfter(400, {});
  screen.getByText("YouTube gave no figures for this post.");
});

test("figures of a post that its platform removed stay, and no more are promised", async () => {
  const removed = { what: "removed", reason: null, at: ENDED } as const;
  await figuresAfter(8, { figures: [told("hour")], afterwards: removed });
  expect(rows()[1]).toEqual(["Views", "1,204", "–", "–"]);
  expect(screen.queryByText(/figures/i, { selector: "p" })).toBeNull();
});

test("our own feed counts likes only", async () => {
  const counted = told("hour", { views: null, comments: null });
  await figuresAfter(8, { platform: "kinora", kind: "feed", figures: [counted] });
  screen.getByText("The feed counts likes only.");
});

test("a draft that nobody sees has no figures", async () => {
  await figuresAfter(8, { kind: "draft", visibility: "inbox" });
  expect(screen.queryByText(/figures/)).toBeNull();
});
