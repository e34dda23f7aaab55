import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close, playTrack } from "../entities/creation/sound/deck.ts";
import { tracksOf } from "../entities/creation/sound/track.ts";
import { authCleared } from "../store/auth-slice.ts";
import { musicCard } from "../test/builders.ts";
import { giveSound, musicElement } from "../test/fake-sound.ts";
import { show } from "../test/show.tsx";
import { keepOneSound } from "../ui/one-sound.ts";
import { MiniPlayerHost } from "./mini-player-host.tsx";

const cards = [
  musicCard(),
  musicCard({ id: "crt_film", kind: "video", prompt: "a film" }),
  musicCard({ id: "crt_b", prompt: "slow waltz" }, "/media/b.mp3"),
];
const tracks = tracksOf(cards);

beforeEach(giveSound);
afterEach(close);

function begin(shownItem: string | null = null) {
  const shown = show(() => <MiniPlayerHost shownItem={shownItem} />);
  const [first] = tracks;
  if (first) act(() => playTrack(first, tracks));
  return shown;
}

test("appears with the first sound, links to the work, and disappears when closed", async () => {
  const { user } = begin();
  const link = await screen.findByRole("link", { name: /calm jazz/ });
  expect(link.getAttribute("href")).toContain("crt_1");
  expect(document.documentElement.dataset.player).toBe("");
  await user.click(screen.getByRole("button", { name: "Close the player" }));
  expect(screen.queryByRole("region", { name: "Music player" })).toBeNull();
  expect(document.documentElement.dataset.player).toBeUndefined();
  expect(musicElement().paused).toBe(true);
});

test("plays the next piece of the list by button and at the end, skipping films", async () => {
  const { user } = begin();
  await user.click(await screen.findByRole("button", { name: "Next track" }));
  expect(musicElement().getAttribute("src")).toBe("/media/b.mp3");
  expect(screen.queryByRole("button", { name: "Next track" })).toBeNull();
  const [first] = tracks;
  if (first) act(() => playTrack(first, tracks));
  act(() => void musicElement().dispatchEvent(new Event("ended")));
  expect(musicElement().getAttribute("src")).toBe("/media/b.mp3");
});

test("plays nothing unasked for users who reduce motion or save data", async () => {
  begin();
  document.documentElement.dataset.reducedMotion = "";
  act(() => void musicElement().dispatchEvent(new Event("ended")));
  expect(musicElement().getAttribute("src")).toBe("/media/a.mp3");
  delete document.documentElement.dataset.reducedMotion;
});

test("plays one sound at a time: a film with sound pauses the music, a muted one does not", async () => {
  begin();
  const film = document.createElement("video");
  const leave = keepOneSound(film);
  film.muted = true;
  await film.play();
  expect(musicElement().paused).toBe(false);
  film.muted = false;
  film.dispatchEvent(new Event("volumechange"));
  expect(musicElement().paused).toBe(true);
  await musicElement().play();
  expect(film.paused).toBe(true);
  leave();
});

test("seeks and reports its position", async () => {
  begin();
  fireEvent.change(await screen.findByRole("slider", { name: "Seek" }), {
    target: { value: "500" },
  });
  expect(musicElement().currentTime).toBe(15);
});

test("ends on sign-out, so one user's music does not continue for the next", async () => {
  const { store } = begin();
  await screen.findByRole("region", { name: "Music player" });
  act(() => void store.dispatch(authCleared()));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Music player" })).toBeNull());
});

test("stays hidden on the page of the piece, which shows it in large", () => {
  begin("crt_1");
  expect(screen.queryByRole("region", { name: "Music player" })).toBeNull();
  expect(document.documentElement.dataset.player).toBeUndefined();
});

test("responds to media keys of the keyboard and the headset", () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const mediaSession = {
    metadata: null,
    playbackState: "none",
    setActionHandler: (name: string, act: MediaSessionActionHandler | null) =>
      handlers.set(name, act),
    setPositionState: () => undefined,
  };
  vi.stubGlobal("MediaMetadata", class {});
  Object.defineProperty(navigator, "mediaSession", { value: mediaSession, configurable: true });
  begin();
  act(() => handlers.get("pause")?.({ action: "pause" }));
  expect(musicElement().paused).toBe(true);
  expect(mediaSession.playbackState).toBe("paused");
  act(() => handlers.get("nexttrack")?.({ action: "nexttrack" }));
  expect(musicElement().getAttribute("src")).toBe("/media/b.mp3");
  act(() => close());
  expect(handlers.get("play")).toBeNull();
  Reflect.deleteProperty(navigator, "mediaSession");
});
