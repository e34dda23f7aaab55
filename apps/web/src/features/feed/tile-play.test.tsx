import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MusicWords } from "../../entities/creation/music-words.tsx";
import { close } from "../../entities/creation/sound/deck.ts";
import { musicCard } from "../../test/builders.ts";
import { giveSound, musicElement } from "../../test/fake-sound.ts";
import { show } from "../../test/show.tsx";
import { TilePlay } from "./tile-play.tsx";

afterEach(() => close());

test("omits an instrument that the piece is named after", async () => {
  const { music } = musicCard();
  const piano = music && { ...music, kind: "Piano", instruments: ["piano", "slow strings"] };
  show(() => <MusicWords card={musicCard({ music: piano })} />);
  await screen.findByText("Piano · slow strings");
});

test("shows a piece's kind and instruments, and its position while it plays", async () => {
  giveSound();
  const card = musicCard({ title: "Night train" });
  const { user } = show(() => (
    <>
      <MusicWords card={card} />
      <TilePlay card={card} />
    </>
  ));
  expect(await screen.findByText("Night train")).toBeDefined();
  expect(screen.getByText("Jazz · piano · double bass")).toBeDefined();
  expect(document.querySelector("[data-part]")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Play: calm jazz" }));
  await screen.findByRole("button", { name: "Pause: calm jazz" });
  // The button changes at once, while the audio is still being loaded.
  const audio = await waitFor(musicElement);
  audio.currentTime = 7.5;
  audio.dispatchEvent(new Event("timeupdate"));
  expect(await screen.findByRole("button", { name: "Pause: calm jazz" })).toBeDefined();
  expect(document.querySelector("[data-part='0.250']")).not.toBeNull();
});
