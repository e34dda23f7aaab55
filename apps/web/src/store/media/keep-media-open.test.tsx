import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useCard } from "../../entities/creation/use-cards.ts";
import { useGetCreationQuery } from "../../features/creation/creation-api.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { giveSound } from "../../test/fake-sound.ts";
import { show } from "../../test/show.tsx";
import { api } from "../api.ts";
import { keepMediaOpen } from "./keep-media-open.ts";

const PATH = `/media/${"ab".repeat(32)}.mp4`;
const MINUTE = 60_000;

beforeEach(() => {
  giveSound();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
});

function File({ as }: { readonly as: "img" | "video" | "a" }) {
  useGetCreationQuery("crt_1");
  const url = useCard("crt_1")?.media?.main.url;
  if (!url) return null;
  if (as === "img") return <img src={url} alt="it" />;
  if (as === "a")
    return (
      <a href={url} download="fox.mp4">
        Save
      </a>
    );
  // biome-ignore lint/a11y/useMediaCaption: test fixture
  return <video src={url} aria-label="it" />;
}

/** Opens a page with one file of a work, whose address differs in each answer. */
function open(as: "img" | "video" | "a") {
  let answers = 0;
  const file = { url: "", mimeType: "video/mp4", bytes: 1, width: 4, height: 4, duration: 9 };
  const calls = fakeServer({
    getCreation: () => {
      answers += 1;
      const main = { ...file, url: `${PATH}?e=${answers}&s=sig` };
      return creation({
        media: {
          ...{ main, poster: null, thumbnail: null, thumbnails: [], preview: null, peaks: null },
          downloads: [],
        },
      });
    },
  });
  const shown = show(() => <File as={as} />);
  onTestFinished(keepMediaOpen(shown.store));
  return {
    ...shown,
    calls,
    refetch: () => shown.store.dispatch(api.util.invalidateTags(["Creation"])),
  };
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test("keeps the address of a file while it is valid, however often it is fetched", async () => {
  const { store, calls, refetch } = open("img");
  const image = await screen.findByAltText<HTMLImageElement>("it");
  refetch();
  await waitFor(() => expect(calls).toHaveLength(2));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(image.src).toContain("?e=1&");
  later(SIGNED_ADDRESS_SECONDS * 500);
  refetch();
  await waitFor(() => expect(image.src).toContain("?e=3&"));
});

test("refetches a picture with an expired address, and a missing one only once", async () => {
  const { calls } = open("img");
  const image = await screen.findByAltText<HTMLImageElement>("it");
  later(6 * MINUTE);
  fireEvent.error(image);
  await waitFor(() => expect(image.src).toContain("?e=2&"));
  fireEvent.error(image);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(calls).toHaveLength(2);
  later(6 * MINUTE);
  fireEvent.error(image);
  await waitFor(() => expect(image.src).toContain("?e=3&"));
});

test("resumes a film where it was", async () => {
  open("video");
  const film = await screen.findByLabelText<HTMLVideoElement>("it");
  await film.play();
  film.currentTime = 42;
  later(6 * MINUTE);
  Object.defineProperty(film, "error", { value: { code: 2 }, configurable: true });
  fireEvent.error(film);
  await waitFor(() => expect(film.src).toContain("?e=2&"));
  Object.defineProperty(film, "error", { value: null });
  film.currentTime = 0;
  film.pause();
  fireEvent(film, new Event("loadedmetadata"));
  expect([film.currentTime, film.paused]).toEqual([42, false]);
});

test("keeps the address of a playing film although a newer one arrives", async () => {
  const { calls, refetch } = open("video");
  const film = await screen.findByLabelText<HTMLVideoElement>("it");
  film.currentTime = 3;
  later(6 * MINUTE);
  refetch();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(film.src).toContain("?e=1&");
});

test("downloads a file from a valid address long after it was shown", async () => {
  const { user } = open("a");
  const saved: string[] = [];
  const listen = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    saved.push(event.target.href.replace(location.origin, ""));
  };
  addEventListener("click", listen);
  onTestFinished(() => removeEventListener("click", listen));
  const link = await screen.findByText("Save");
  for (const turn of [2, 3]) {
    later(SIGNED_ADDRESS_SECONDS * 500);
    await user.click(link);
    await waitFor(() => expect(saved.at(-1)).toBe(`${PATH}?e=${turn}&s=sig`));
  }
});
