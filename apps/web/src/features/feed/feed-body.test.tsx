import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, test, vi } from "vitest";
import { card } from "../../test/builders.ts";
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

test("a feed that has just begun grows by itself, and does not claim to be all there is", async () => {
  let items = works(2);
  fakeServer({
    getFeed: () => ({ items, nextCursor: null, timestamp: null, newer: 0 }),
  });
  show(() => <TrendingPage content={undefined} />);
  await screen.findByText("New works appear here as people publish them.");
  items = works(13);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await screen.findByText("You have seen everything.");
  screen.getByRole("link", { name: /work 12/ });
});
