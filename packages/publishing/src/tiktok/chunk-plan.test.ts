import { expect, test } from "vitest";
import { planChunks, rangeOfChunk } from "./chunk-plan.ts";

const MB = 1_000_000;
const MIB = 1_048_576;

test.each([1, 4_000_000, 50_000_123, 64_000_000, 64_000_001, 67_108_864, 4_000_000_000])(
  "a file of %d bytes is planned within TikTok's limits, whichever way it reads them",
  (size) => {
    const plan = planChunks(size);
    const ranges = Array.from({ length: plan.count }, (_, index) =>
      rangeOfChunk(plan, index, size),
    );
    expect(ranges[0]?.first).toBe(0);
    expect(ranges.at(-1)?.last).toBe(size - 1);
    for (const [index, { first, last }] of ranges.entries()) {
      expect(first).toBe(index === 0 ? 0 : (ranges[index - 1]?.last ?? 0) + 1);
      const length = last - first + 1;
      const isLast = index === plan.count - 1;
      expect(length).toBeLessThanOrEqual(isLast && plan.count > 1 ? 128 * MB : 64 * MB);
      if (!isLast) expect(length).toBeGreaterThanOrEqual(5 * MIB);
    }
    expect(plan.count).toBe(Math.floor(size / plan.chunkSize));
    expect(plan.count).toBeLessThanOrEqual(1_000);
  },
);
