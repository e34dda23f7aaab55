import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { giveSound } from "../test/fake-sound.ts";
import { show } from "../test/show.tsx";
import { MediaPlayer } from "./media-player.tsx";

beforeEach(giveSound);

async function open() {
  const shown = show(() => <MediaPlayer src="/media/a.mp4" label="a fox" />);
  const film = await screen.findByLabelText<HTMLVideoElement>("a fox", { selector: "video" });
  return { ...shown, film };
}

test("a film begins mute by itself", async () => {
  const { film } = await open();
  expect([film.paused, film.muted]).toEqual([false, true]);
});

test("where less motion was asked for it waits for a press", async () => {
  document.documentElement.dataset.reducedMotion = "";
  const { film, user } = await open();
  expect(film.paused).toBe(true);
  // The still below it is seen until then: many a film begins with black.
  expect(film.className).toContain("opacity-0");
  await user.click(screen.getByRole("button", { name: "Play" }));
  expect(film.paused).toBe(false);
  // Whoever presses Play wants to hear it too.
  expect(film.muted).toBe(false);
  expect(film.className).not.toContain("opacity-0");
  delete document.documentElement.dataset.reducedMotion;
});

test("where data are to be spared it waits as well", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const { film } = await open();
  expect(film.paused).toBe(true);
  Reflect.deleteProperty(navigator, "connection");
});

test("a film that began by itself and was paused goes on mute", async () => {
  const { film, user } = await open();
  film.currentTime = 2;
  await user.click(screen.getByRole("button", { name: "Pause (K)" }));
  await user.click(screen.getByRole("button", { name: "Play (K)" }));
  expect([film.paused, film.muted]).toEqual([false, true]);
});

test("after its end the still is seen again, with the way to play it once more", async () => {
  const { film, user } = await open();
  film.pause();
  const ended = vi.spyOn(film, "ended", "get").mockReturnValue(true);
  fireEvent.ended(film);
  const again = await screen.findByRole("button", { name: "Play again" });
  expect(film.className).toContain("opacity-0");
  ended.mockReturnValue(false);
  await user.click(again);
  expect(film.paused).toBe(false);
  expect(film.className).not.toContain("opacity-0");
});
