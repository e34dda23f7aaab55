import { z } from "zod";
import { creation } from "../creation/creation.ts";
import { feedPage } from "../feed/feed.ts";

/**
 * What a page brings along of the API's answers, as anybody gets them who is not signed in: the app
 * starts from these instead of asking. A block of JSON in the page, never a person's own.
 */
export const firstAnswers = z.object({
  /** The first answers of trending, and the cursor that led to each. */
  trending: z
    .object({ pages: z.array(feedPage), pageParams: z.array(z.string().nullable()) })
    .nullable(),
  creation: creation.nullable(),
});
export type FirstAnswers = z.infer<typeof firstAnswers>;
