import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { close } from "../../entities/creation/sound/deck.ts";
import { musicCard } from "../../test/builders.ts";
import { giveSound, musicElement } from "../../test/fake-sound.ts";
import { show } from "../../test/show.tsx";
import { CreationFrame } from "./creation-frame.tsx";

beforeEach(giveSound);
afterEach(close);

async function open() {
  show(() => <CreationFrame card={musicCard()} />);
  return await screen.findByRole("button", { name: "Play" });
}

test("does not autoplay music; plays and pauses by button and by key", async () => {
  const play = await open();
  expect(document.querySelector("audio")?.getAttribute("src") ?? null).toBeNull();
  await userEvent.click(play);
  expect(musicElement().getAttribute("src")).toBe("/media/a.mp3");
  expect(musicElement().paused).toBe(false);
  await screen.findByRole("button", { name: "Pause (K)" });
  await userEvent.keyboard("k");
  expect(musicElement().paused).toBe(true);
});

test("offers the waveform as a range that seeks and reports its position", async () => {
  await open();
  const seek = screen.getByRole("slider", { name: "Seek" });
  expect(seek.getAttribute("aria-valuetext")).toBe("0:00 of 0:30");
  fireEvent.change(seek, { target: { value: "500" } });
  expect(musicElement().currentTime).toBe(15);
  expect(musicElement().paused).toBe(true);
});

test("loops on L", async () => {
  await open();
  await userEvent.keyboard("l");
  expect(musicElement().loop).toBe(true);
  await userEvent.keyboard("l");
  expect(musicElement().loop).toBe(false);
});
