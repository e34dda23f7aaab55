import { z } from "zod";
import { BAND_MEANINGS } from "./challenge-vocabulary.ts";

const share = z.int().min(0).max(100);

/**
 * How a pool is divided: percent of it for each prize. A band's share is divided evenly among the
 * authors in it.
 */
export const prizePlan = z
  .strictObject({
    shares: z
      .strictObject({
        ...{ first: share, second: share, third: share, top5: share, top10: share, top20: share },
      })
      .refine(
        (shares) => Object.values(shares).reduce((sum, each) => sum + each, 0) <= 100,
        "at most 100 together",
      )
      .refine(
        ({ first, second, third }) => first >= second && second >= third,
        "a higher place gets no less",
      ),
    bands: z.enum(BAND_MEANINGS),
  })
  .meta({ id: "PrizePlan" });
export type PrizePlan = z.infer<typeof prizePlan>;

/** The plan of challenges that name no other. */
export const USUAL_PRIZES: PrizePlan = {
  shares: { first: 30, second: 20, third: 10, top5: 15, top10: 15, top20: 10 },
  bands: "percent",
};
