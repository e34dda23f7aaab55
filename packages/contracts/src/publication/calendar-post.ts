import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { post } from "./post.ts";
import { SOCIAL_PLATFORMS } from "./publication-vocabulary.ts";

/** The longest span of a calendar, and the most posts of one: a month with the weeks around it. */
export const CALENDAR_DAYS_MAX = 62;
export const CALENDAR_POSTS_MAX = 500;

/** GET /api/posts/calendar. */
export const calendarQuery = z
  .object({ from: z.iso.datetime(), until: z.iso.datetime() })
  .refine(({ from, until }) => {
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    return days > 0 && days <= CALENDAR_DAYS_MAX;
  }, `at most ${CALENDAR_DAYS_MAX} days`);

/** A post in a calendar. */
export const calendarPost = post
  .pick({ id: true, outcome: true, stage: true, time: true, canMove: true })
  .extend({
    /** Null when it is gone. */
    work: creationCard.pick({ id: true, kind: true, title: true, prompt: true }).nullable(),
    /** When it is to be there; when it was ordered, if that was for at once. */
    at: z.iso.datetime(),
    /** Where it goes, each once. */
    platforms: z.array(z.enum(SOCIAL_PLATFORMS)),
  })
  .meta({ id: "CalendarPost" });
export type CalendarPost = z.output<typeof calendarPost>;

export const postCalendar = z.object({
  /** The earliest first. */
  items: z.array(calendarPost),
  /** True when there are more than are told. */
  isCut: z.boolean(),
});
