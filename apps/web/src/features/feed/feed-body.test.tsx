import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { card, health } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { stubNothingNear } from "../../test/nothing-near.ts";
import { show } from "../../test/show.tsx";
import { TrendingPage } from "./trending-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubNothingNear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const works = (many: number) =>
  Array.from({ length: many }, (_, index) => card({ id: `${index}`, prompt: `work ${index}` }));

test("shows the progress of a new server's first works, and the works as they arrive", async () => {
  let items = works(0);
  let made = 0;
  fakeServer({
    getFeed: () => ({ items, nextCursor: null, timestamp: null, newer: 0 }),
    getHealth: () => health({ demoWorks: { made, ordered: 30, percent: 12 } }),
  });
  show(() => <TrendingPage content={undefined} />);
  await screen.findByText("0 of 30 are ready");
  // Work in progress advances the bar before the first work is finished.
  const bar = screen.getByRole("progressbar", { name: "First works" });
  expect(bar.getAttribute("aria-valuenow")).toBe("12");
  [items, made] = [works(4), 4];
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await screen.findByText(/4 of its first 30 works are ready/);
  screen.getByRole("link", { name: /work 3/ });
});

test("lets a young feed grow by itself without claiming to be complete", async () => {
  let items = works(2);
  fakeServer({
    getFeed: () => ({ items, nextCursor: null, timestamp: null, newer: 0 }),
    getHealth: () => health(),
  });
  show(() => <TrendingPage content={undefined} />);
  await screen.findByText("New works appear here as people publish them.");
  items = works(13);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await screen.findByText("You've seen everything.");
  await screen.findByRole("link", { name: /work 12/ });
});
