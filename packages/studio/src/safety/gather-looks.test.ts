import { judgeScores, looksMature } from "@kinora/contracts/scan/judge-scores";
import { SCAN_MEASURES, SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gatherLooks } from "./gather-looks.ts";
import { worst } from "./verdict.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const scores = fc.record({
  drawing: share,
  hentai: share,
  neutral: share,
  porn: share,
  sexy: share,
});
const edge = fc.option(share, { nil: null });
const limit = fc.record({ mature: edge, review: edge, reject: edge });
const limits = fc.record({
  ...{ explicit: limit },
  ...{ porn: limit },
  ...{ hentai: limit },
  ...{ sexy: limit },
});

it("what is kept of a film gives the same verdict as all of its frames for any limits, and stays small", () => {
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1, maxLength: 60 }), limits, (frames, later) => {
      const looks = gatherLooks();
      for (const [index, one] of frames.entries())
        looks.add({ scores: one, verdict: judgeScores(one, SHIPPED_LIMITS) }, index / 2);
      const kept = looks.all();
      const by = (all: typeof frames, own = later) =>
        worst(all.map((one) => judgeScores(one, own)));
      expect(by([...kept.scores])).toBe(by(frames));
      const mature = (all: typeof frames) => all.some((one) => looksMature(one, later));
      expect(mature([...kept.scores])).toBe(mature(frames));
      expect(kept.verdict).toBe(by(frames, SHIPPED_LIMITS));
      expect(kept.scores.length).toBeLessThanOrEqual(SCAN_MEASURES.length);
      expect(kept.looked).toBe(frames.length);
      for (const [index, one] of kept.scores.entries())
        expect(one).toBe(frames[(kept.times?.[index] ?? -1) * 2]);
    }),
  );
});
