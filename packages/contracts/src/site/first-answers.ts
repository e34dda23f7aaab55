import { z } from "zod";
import { creation } from "../creation/creation.ts";
import { feedPage } from "../feed/feed.ts";

/**
 * API responses that a page includes, as an anonymous visitor gets them: the app starts from these
 * instead of requesting them. A JSON block in the page, never with a user's own data.
 */
export const firstAnswers = z.object({
  /** The first pages of trending, with the cursor of each. */
  trending: z
    .object({ pages: z.array(feedPage), pageParams: z.array(z.string().nullable()) })
    .nullable(),
  creation: creation.nullable(),
});
export type FirstAnswers = z.infer<typeof firstAnswers>;
