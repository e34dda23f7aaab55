import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { endSession, sessionRefresher } from "./session.ts";

/** Creates a refresher, as a freshly loaded page does. */
function askAnew() {
  return sessionRefresher()();
}

test("repeats the key after a reload without an answer, and uses a new one next time", async () => {
  const keys: (string | null)[] = [];
  const answers = [
    () => new Promise<Response>(() => {}),
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => new Response("", { status: 503 }),
    async () => Response.json({ token: "t", uid: "usr_ada", expiresAt: "2026-06-01T00:00:00Z" }),
    async () => Response.json({ token: null, uid: null, expiresAt: null }),
  ];
  vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    return answers[keys.length - 1]?.();
  });
  void askAnew();
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(await askAnew()).toEqual({ outcome: "unreachable" });
  expect(await askAnew()).toEqual({ outcome: "unreachable" });
  expect(await askAnew()).toMatchObject({ outcome: "signed-in" });
  expect(await askAnew()).toEqual({ outcome: "signed-out" });
  const [first, ...others] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(others.slice(0, 3)).toEqual([first, first, first]);
  expect(others[3]).not.toBe(first);
});

test("repeats the key within a page when nothing can be stored", async () => {
  vi.stubGlobal("localStorage", undefined);
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const refresh = sessionRefresher();
  for (let count = 0; count < 2; count += 1) await refresh();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("tells a returning user that their session ended because the account is disabled", async () => {
  const answers = [
    Response.json({ code: "ACCOUNT_DISABLED" }, { status: 403 }),
    Response.json({ code: "HOST_UNKNOWN" }, { status: 403 }),
  ];
  vi.stubGlobal("fetch", async () => answers.shift());
  expect(await askAnew()).toEqual({ outcome: "disabled" });
  expect(await askAnew()).toEqual({ outcome: "signed-out" });
});

test("a refused sign-out is not taken for one", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(endSession()).rejects.toThrow();
  vi.stubGlobal("fetch", async () => Response.json({ success: true }));
  await endSession();
});
