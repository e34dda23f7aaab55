import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
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
  expect(film.className).not.toContain("opacity-0");
  delete document.documentElement.dataset.reducedMotion;
});

test("where data are to be spared it waits as well", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const { film } = await open();
  expect(film.paused).toBe(true);
  Reflect.deleteProperty(navigator, "connection");
});
