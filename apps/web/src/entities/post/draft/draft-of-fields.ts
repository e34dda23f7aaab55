import {
  fitOf,
  type PostTarget,
  type PublicationFields,
} from "@kinora/contracts/publication/post-target";
import { EMPTY_DRAFT, type PostDraft, type TargetDraft } from "./draft.ts";

/** Returns what is asked for at some accounts as drafts, to be changed: the reverse of checkTarget. */
export const draftOfTargets = (targets: readonly PostTarget[]): PostDraft =>
  Object.fromEntries(
    targets.map(({ connectionId, fields }) => [
      connectionId,
      { ...EMPTY_DRAFT, kind: fields.kind, fit: fitOf(fields), ...draftOfFields(fields) },
    ]),
  );

function draftOfFields(fields: PublicationFields): Partial<TargetDraft> {
  switch (fields.platform) {
    case "kinora":
      return {};
    case "facebook":
      return {
        ...{ caption: fields.caption, title: fields.title ?? "" },
        firstComment: fields.firstComment,
      };
    case "instagram": {
      const { caption, firstComment, sharesToFeed, coverAt, saysAiMade } = fields;
      return { caption, firstComment, sharesToFeed, coverAt, saysAiMade };
    }
    case "tiktok": {
      if (fields.kind === "draft") return {};
      const { caption, coverAt, saysAiMade, audience, isOwnBrand, isBrandedContent } = fields;
      const { allowsComments, allowsDuets, allowsStitches, agreesToMusic } = fields;
      const promotes = isOwnBrand || isBrandedContent;
      return {
        ...{ caption, coverAt, saysAiMade },
        tiktok: {
          ...{ audience, allowsComments, allowsDuets, allowsStitches, agreesToMusic },
          ...{ promotes, isOwnBrand, isBrandedContent },
        },
      };
    }
    case "youtube": {
      const { title, description, tags, firstComment, saysAiMade } = fields;
      const { visibility, isMadeForKids, categoryId, notifiesSubscribers } = fields;
      return {
        ...{ title, caption: description, tags: tags.join(", "), firstComment, saysAiMade },
        youtube: { visibility, isMadeForKids, categoryId, notifiesSubscribers },
      };
    }
  }
}
