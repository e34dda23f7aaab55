import { act, cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../test/show.tsx";
import { QueryError } from "./query-error.tsx";

async function showError(status: number | "FETCH_ERROR") {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const retry = vi.fn();
  show(() => <QueryError error={{ status }} onRetry={retry} />);
  await screen.findByRole("button", { name: "Try again" });
  return retry;
}

test.each(["FETCH_ERROR", 502, 503, 504] as const)(
  "while the server is unreachable (%s) it retries by itself and when the connection returns",
  async (status) => {
    const retry = await showError(status);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(retry.mock.calls).toEqual([[]]);
    dispatchEvent(new Event("online"));
    expect(retry.mock.calls).toEqual([[], []]);
  },
);

test.each([400, 429, 500])(
  "an error that does not pass by itself (%s) waits for a press",
  async (status) => {
    const retry = await showError(status);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    dispatchEvent(new Event("online"));
    expect(retry).not.toHaveBeenCalled();
  },
);

test.each([
  [404, "CREATION_NOT_FOUND"],
  [403, "ROLE_MISSING"],
])("what is missing or forbidden (%s) is neither retried nor reported", async (status, code) => {
  const data = { code, message: "", details: {}, requestId: "req_1" };
  show(() => <QueryError error={{ status, data }} onRetry={() => undefined} />);
  await screen.findByRole("alert");
  expect(screen.queryByRole("button")).toBeNull();
});

test("distinguishes missing, forbidden and unreachable visually", async () => {
  const pictureOf = async (status: number) => {
    show(() => <QueryError error={{ status }} onRetry={() => undefined} />);
    const picture = (await screen.findByRole("alert")).querySelector("svg")?.outerHTML;
    cleanup();
    return picture;
  };
  const pictures = [await pictureOf(403), await pictureOf(404), await pictureOf(503)];
  expect(new Set(pictures).size).toBe(3);
});
