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

test("autoplays a film muted", async () => {
  const { film } = await open();
  expect([film.paused, film.muted]).toEqual([false, true]);
});

test("waits for a press with reduced motion", async () => {
  document.documentElement.dataset.reducedMotion = "";
  const { film, user } = await open();
  expect(film.paused).toBe(true);
  // The still stays visible until then, because many films begin with black.
  expect(film.className).toContain("opacity-0");
  await user.click(screen.getByRole("button", { name: "Play" }));
  expect(film.paused).toBe(false);
  // A user who presses Play also wants to hear it.
  expect(film.muted).toBe(false);
  expect(film.className).not.toContain("opacity-0");
  delete document.documentElement.dataset.reducedMotion;
});

test("also waits when data is to be saved", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const { film } = await open();
  expect(film.paused).toBe(true);
  Reflect.deleteProperty(navigator, "connection");
});

test("stays muted after a pause if the film started by itself", async () => {
  const { film, user } = await open();
  film.currentTime = 2;
  await user.click(screen.getByRole("button", { name: "Pause (K)" }));
  await user.click(screen.getByRole("button", { name: "Play (K)" }));
  expect([film.paused, film.muted]).toEqual([false, true]);
});

test("shows the still again at the end, with a replay button", async () => {
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

test("starts at the moment of the page's address, and copies a link with the moment shown", async () => {
  history.replaceState(null, "", "/item/crt_1?t=7");
  const { user } = show(() => <MediaPlayer src="/media/a.mp4" label="a fox" linked />);
  const film = await screen.findByLabelText<HTMLVideoElement>("a fox", { selector: "video" });
  expect(film.currentTime).toBe(7);
  film.currentTime = 65.9;
  fireEvent.timeUpdate(film);
  await user.click(await screen.findByRole("button", { name: "Copy link at 1:05" }));
  await screen.findByRole("button", { name: "Link copied" });
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/item/crt_1?t=65`);
  history.replaceState(null, "", "/");
});

test.each(["?t=-3", "?t=1e9", "?t=soon", "?t="])(
  "starts at the beginning for the address %s",
  async (search) => {
    history.replaceState(null, "", `/item/crt_1${search}`);
    show(() => <MediaPlayer src="/media/a.mp4" label="a fox" linked />);
    const film = await screen.findByLabelText<HTMLVideoElement>("a fox", { selector: "video" });
    expect(film.currentTime).toBe(0);
    history.replaceState(null, "", "/");
  },
);
