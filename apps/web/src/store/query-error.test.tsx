import { act, screen } from "@testing-library/react";
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
  "while the server is away (%s) it asks again by itself, and as the connection is back",
  async (status) => {
    const retry = await showError(status);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(retry.mock.calls).toEqual([[]]);
    dispatchEvent(new Event("online"));
    expect(retry.mock.calls).toEqual([[], []]);
  },
);

test.each([400, 429, 500])("what waiting does not mend (%s) waits for a press", async (status) => {
  const retry = await showError(status);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});

test.each([
  [404, "CREATION_NOT_FOUND"],
  [403, "ROLE_MISSING"],
])(
  "what does not exist or is not for everybody (%s) is neither asked for again nor reported",
  async (status, code) => {
    const data = { code, message: "", details: {}, requestId: "req_1" };
    show(() => <QueryError error={{ status, data }} onRetry={() => undefined} />);
    await screen.findByRole("alert");
    expect(screen.queryByRole("button")).toBeNull();
  },
);
