import type { Creation } from "@kinora/contracts/creation/creation";
import type { ModerationCase } from "@kinora/contracts/moderation/case";
import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { CasePanel } from "../features/moderation/case-panel.tsx";
import { card, creation } from "../test/builders.ts";
import { fakeServer, Refused } from "../test/fake-server.ts";
import { model } from "../test/models.ts";
import { show } from "../test/show.tsx";
import { board } from "../test/story-builders.ts";
import { FillSlots } from "../ui/slot.tsx";
import { CASE_SLOTS } from "./case-slots.tsx";

const at = "2026-06-15T12:00:00.000Z";
const FILM = { url: "/m.mp4", mimeType: "video/mp4", bytes: 1, width: 16, height: 9, duration: 9 };
const MEDIA = {
  ...{ main: FILM, poster: null, thumbnail: null, thumbnails: [], preview: null, peaks: null },
  downloads: [],
};

/** Opens the case of a story's film of two scenes, each with its words. */
async function open(answer: () => Partial<Creation> = () => ({})) {
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  onTestFinished(() => load.mockRestore());
  const about = { id: "crt_1", kind: "story", title: "Fox", media: MEDIA } as const;
  fakeServer({
    leaseCase: () => ({ until: at }),
    listModels: () => ({ items: [model("core")], note: null }),
    getCreation: () =>
      creation({
        ...about,
        recipe: { model: "core", seed: 4711, story: { storyId: "sty_1", board: board() } },
        chapters: [
          { title: "one", start: 0 },
          { title: "two", start: 64.5 },
        ],
        ...answer(),
      }),
  });
  const found: ModerationCase = {
    ...{ work: card(about), source: "report" as const, appeal: null, scores: null, known: false },
    scan: {
      ...{ verdict: "unsure" as const, looked: 9 },
      readings: [{ measure: "porn", score: 0.7, at: 4, mature: 0.5, review: 0.5, reject: null }],
    },
    ...{ outOfSight: false, since: at, strikes: 0, restricted: 0, reports: [] },
  };
  const ways = { onStep() {}, onMark() {}, onDecide() {}, busy: false, isAdmin: false };
  const shown = show(() => (
    <FillSlots fills={CASE_SLOTS}>
      <CasePanel found={found} about={[found.work]} {...ways} />
    </FillSlots>
  ));
  await screen.findByRole("article", { name: "Fox" });
  return shown;
}

test("shows the recipe of a work, and the words of its voice with their times", async () => {
  const { user } = await open();
  await screen.findByText("4711");
  screen.getByText("Fox");
  const list = within(screen.getByRole("list", { name: "Transcript" }));
  list.getByText("At home it is warm.");
  const later = list.getByRole<HTMLButtonElement>("button", { name: "Play from 1:04" });
  // There is nothing to play while it is blurred.
  expect(later.disabled).toBe(true);
  await user.keyboard("b");
  await user.click(later);
  expect(document.querySelector("video")?.currentTime).toBe(64.5);
});

test("shows the frames of a film by their time, with the one that the scan flagged", async () => {
  const { user } = await open();
  const strip = within(screen.getByRole("list", { name: "Frames of the film" }));
  expect(strip.getAllByRole("button")).toHaveLength(10);
  const flagged = strip.getByRole("button", { name: "Play from 0:04, which the scan flagged" });
  expect(flagged.querySelector("canvas")?.className).toContain("blur");
  await user.keyboard("b");
  expect(flagged.querySelector("canvas")?.className).not.toContain("blur");
  await user.click(flagged);
  expect(document.querySelector("video")?.currentTime).toBe(4);
});

test("says so when the page of a work, and so its recipe, is closed", async () => {
  await open(() => {
    throw new Refused(404, "CREATION_NOT_FOUND");
  });
  await screen.findByText(/its recipe can't be shown/);
});
