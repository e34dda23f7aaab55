import { describe, expect, it } from "vitest";
import { explainDiskError, openDataDirectory, refuseWithoutRoom } from "./data-directory.ts";

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code });
}

describe("full disk", () => {
  it("is reported when a write fails", () => {
    expect(explainDiskError(systemError("ENOSPC"), "/data")).toBe(
      "The disk of the data directory /data is full: make room, or choose another with DATA_DIR.",
    );
  });

  it("is reported before the database starts", () => {
    expect(() => refuseWithoutRoom("/data", 30 * 1024 * 1024)).toThrow(
      "The disk of the data directory /data is full: 30 MB are free, 200 MB are needed",
    );
    expect(() => refuseWithoutRoom("/data", 300 * 1024 * 1024)).not.toThrow();
  });
});

it("reports a read-only disk", () => {
  expect(explainDiskError(systemError("EROFS"), "/data")).toBe(
    "The data directory /data is on a read-only disk: choose another with DATA_DIR.",
  );
});

it.runIf(process.platform === "linux")("refuses a path where no folder can be created", () => {
  expect(() => openDataDirectory("/proc/kinora/data")).toThrow(
    "The data directory /proc/kinora/data cannot be used",
  );
});
