import type { publicationRefusals } from "@kinora/contracts/publication/publication-refusals";
import { t } from "@lingui/core/macro";
import type { WordsOf } from "./words-of.ts";

export const publicationRefusalWords: WordsOf<typeof publicationRefusals> = {
  POST_NOT_FOUND: () => [t`This post is gone`, t`Reload the page.`],
  PUBLICATION_NOT_FOUND: () => [t`This post at a platform is gone`, t`Reload the page.`],
  WORK_NOT_PUBLISHABLE: () => [
    t`This work can't be published now`,
    t`It has to be finished, checked and not in the trash, and public if it goes to the feed.`,
  ],
  CONNECTION_NEEDS_REAUTH: ({ name }) => [t`Connect ${String(name)} again`, t`Then publish it.`],
  PUBLICATION_FINDINGS: () => [
    t`The platform would refuse this`,
    t`See at each account what to change.`,
  ],
  POST_DRAFT_NOT_FOUND: () => [
    t`This draft is gone`,
    t`It may have been deleted or published on another device.`,
  ],
  POST_DRAFTS_FULL: ({ limit }) => [
    t`You keep ${{ limit: String(limit) }} drafts already`,
    t`Delete one under Content, then save this one again.`,
  ],
  POSTS_FULL: () => [t`Too many posts are under way`, t`Wait until some are over.`],
  POST_BEGUN: () => [
    t`It's too late to choose another time`,
    t`Something of this post may be there already. Reload to see how it stands.`,
  ],
  PUBLICATION_STAGE: () => [t`It's too late for this`, t`Reload to see how the post stands.`],
};
