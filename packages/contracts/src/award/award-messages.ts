import { z } from "zod";

const gems = z.number().int();

/** Notifications about awards. */
export const awardNotifications = {
  "award.streakReached": z.object({ days: z.number().int(), gems }),
  "award.weekEarned": z.object({ days: z.number().int(), gems }),
  "award.firstMade": z.object({ gems }),
  /** `name` is the title or the shortened prompt of the work. */
  "award.workStood": z.object({ kind: z.enum(["story", "video"]), name: z.string(), gems }),
};

/** Sentences in statements and receipts; the work is joined on reading. */
export const awardSentences = {
  "award.streak": z.object({ days: z.number().int() }),
  "award.week": z.object({ days: z.number().int() }),
  "award.first": z.object({}),
  "award.work": z.object({ kind: z.enum(["story", "video"]), hours: z.number().int() }),
  /** By staff. */
  "award.courtesy": z.object({}),
};
