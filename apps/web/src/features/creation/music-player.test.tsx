import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { card } from "../../test/builders.ts";
import { show } from "../../test/show.tsx";
import { CreationFrame } from "./creation-frame.tsx";

const file = (url: string, mimeType: string) => ({
  url,
  mimeType,
  bytes: 1,
  width: null,
  height: null,
  duration: 30,
});

const piece = card({
  kind: "music",
  type: "text-to-music",
  prompt: "calm jazz",
  media: {
    main: file("/media/a.mp3", "audio/mpeg"),
    poster: file("/media/a.webp", "image/webp"),
    thumbnail: null,
    preview: null,
    peaks: file("/media/a.json", "application/json"),
    downloads: [],
  },
});

let playing = false;

/** jsdom has no sound: an element that plays and pauses as told. */
beforeEach(() => {
  playing = false;
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(() => !playing);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    playing = true;
    this.dispatchEvent(new Event("play"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing = false;
    this.dispatchEvent(new Event("pause"));
  });
  return () => vi.restoreAllMocks();
});

async function open() {
  show(() => <CreationFrame card={piece} />);
  return await screen.findByLabelText<HTMLAudioElement>("calm jazz", { selector: "audio" });
}

test("music waits to be asked, plays and pauses by button and by key", async () => {
  const audio = await open();
  expect(audio.getAttribute("src")).toBe("/media/a.mp3");
  expect(playing).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(playing).toBe(true);
  await screen.findByRole("button", { name: "Pause (K)" });
  await userEvent.keyboard("k");
  expect(playing).toBe(false);
});

test("the waveform is a range that seeks, and says where it is", async () => {
  const audio = await open();
  const seek = screen.getByRole("slider", { name: "Seek" });
  expect(seek.getAttribute("aria-valuetext")).toBe("0:00 of 0:30");
  fireEvent.change(seek, { target: { value: "500" } });
  expect(audio.currentTime).toBe(15);
});

test("L makes it loop", async () => {
  const audio = await open();
  expect(audio.loop).toBe(false);
  await userEvent.keyboard("l");
  expect(audio.loop).toBe(true);
});
