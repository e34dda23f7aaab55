import { describe, expect, it } from "vitest";
import { hasRoomFor } from "./upload-room.ts";

const MB = 1_000_000;
const GB = 1_000 * MB;

describe("room for uploads", () => {
  it("reserves a twentieth of the disk, at least 1 GB and at most 4 GB", () => {
    const most = (total: number) => {
      const room = { total, free: 10 * GB, expected: 0 };
      const sizes = [9.5, 8.5, 7.5, 6.5, 5.5].map((each) => each * GB);
      return (sizes.find((bytes) => hasRoomFor(bytes, room)) ?? 0) / GB;
    };
    expect([10, 40, 70, 1_000].map((total) => most(total * GB))).toEqual([8.5, 7.5, 6.5, 5.5]);
  });

  it("reserves only half of a small disk, so that it remains usable", () => {
    const room = { total: 420 * MB, free: 400 * MB, expected: 0 };
    expect(hasRoomFor(190 * MB, room)).toBe(true);
    expect(hasRoomFor(191 * MB, room)).toBe(false);
  });

  it("counts the outstanding bytes of unfinished uploads", () => {
    const room = { total: 20 * GB, free: 3 * GB, expected: 1.9 * GB };
    expect(hasRoomFor(100 * MB, room)).toBe(true);
    expect(hasRoomFor(101 * MB, room)).toBe(false);
  });
});
