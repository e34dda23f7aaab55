import { describe, expect, it } from "vitest";
import { startRetrying } from "./start-retrying.ts";

/**
 * Simulates a server that cannot start before `room`, in milliseconds of pauses from the beginning.
 */
function fullDisk(room: number, wantedUntil = Number.POSITIVE_INFINITY) {
  const pauses: number[] = [];
  const told: unknown[] = [];
  const waited = () => pauses.reduce((sum, each) => sum + each, 0);
  const outcome = startRetrying(
    async () => {
      if (waited() < room) throw new Error("No space left on device");
      return "running";
    },
    {
      pause: async (milliseconds) => void pauses.push(milliseconds),
      wanted: () => waited() < wantedUntil,
      onFailure: (error) => told.push(error),
    },
  );
  return { outcome, pauses, told, waited };
}

describe("starting patiently", () => {
  it("starts once there is room again, half a minute later, and reports the wait once", async () => {
    const { outcome, pauses, told } = fullDisk(30_000);
    expect(await outcome).toBe("running");
    expect(pauses.slice(0, 3)).toEqual([200, 400, 800]);
    expect(pauses.length).toBeLessThan(10);
    expect(told).toEqual([new Error("No space left on device")]);
  });

  it("retries at least every fifteen seconds, and gives up after an hour", async () => {
    const { outcome, pauses, waited } = fullDisk(Number.POSITIVE_INFINITY);
    await expect(outcome).rejects.toThrow("No space left");
    expect(Math.max(...pauses)).toBe(15_000);
    expect(waited() / 60_000).toBeCloseTo(60, 0);
  });

  it("stops retrying when it is no longer wanted", async () => {
    const { outcome, waited } = fullDisk(Number.POSITIVE_INFINITY, 5_000);
    expect(await outcome).toBeNull();
    expect(waited()).toBeLessThan(15_000);
  });
});
