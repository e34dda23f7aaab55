import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import type { PostTargetInput } from "@kinora/contracts/publication/post-target";
import { PUBLICATION_KINDS } from "@kinora/contracts/publication/publication-vocabulary";
import { type TargetDraft, tagsOf } from "./draft.ts";
import { isAboutWords, type TextFinding, textFindings, type WrittenText } from "./text-findings.ts";

/** What keeps a target from being published. */
export type Gap =
  | "loading"
  | "unfit"
  | "account"
  | "full"
  | "file"
  | "caption"
  | "title"
  | "tags"
  | "firstComment"
  | "audience"
  | "brand"
  | "brandedPrivate"
  | "music"
  | "visibility"
  | "kids"
  | "category";

export interface CheckedTarget {
  readonly gaps: readonly Gap[];
  /** Null while something is missing. */
  readonly fields: PostTargetInput["fields"] | null;
  readonly texts: readonly TextFinding[];
}

/** The words as they would be sent. */
export const textOf = (preview: TargetPreview, draft: TargetDraft): WrittenText => ({
  caption: draft.caption ?? preview.caption,
  title: hasTitle(preview) ? (draft.title ?? preview.title) : null,
  tags: preview.platform === "youtube" ? tagsOf(draft.tags) : [],
  firstComment: canComment(preview, draft) ? draft.firstComment : "",
});

/** True where a comment of its account can follow a post. */
export function canComment({ platform, kind }: TargetPreview, { youtube }: TargetDraft): boolean {
  if (platform === "facebook") return true;
  if (platform === "instagram") return kind === "reel" || kind === "photos";
  if (platform !== "youtube") return false;
  return youtube.isMadeForKids !== true && youtube.visibility !== "private";
}

/** True where a post has a title of its own. */
export const hasTitle = ({ platform, kind }: TargetPreview): boolean =>
  platform === "youtube" || (platform === "facebook" && (kind === "reel" || kind === "video"));

/** Returns what is missing for an account, and once nothing is, what is asked for there. */
export function checkTarget(preview: TargetPreview | null, draft: TargetDraft): CheckedTarget {
  if (!preview) return { gaps: ["loading"], fields: null, texts: [] };
  if (preview.kind === null) return { gaps: ["unfit"], fields: null, texts: [] };
  const text = textOf(preview, draft);
  const texts = textFindings(preview, text);
  const wrong = texts.filter(({ blocks }) => blocks).map(({ field }) => field);
  const blocking = preview.findings.filter(({ blocks, code }) => blocks && !isAboutWords(code));
  const isFull = blocking.some(({ code }) => code === "no_posts_left");
  const isFileWrong = blocking.some(({ code }) => code !== "no_posts_left");
  const gaps: readonly Gap[] = [
    ...(preview.problem?.class === "reauth" ? (["account"] as const) : []),
    ...(isFull ? (["full"] as const) : []),
    ...(isFileWrong ? (["file"] as const) : []),
    ...new Set(wrong),
    ...(preview.platform === "tiktok" && preview.kind === "video" ? tiktokGaps(draft) : []),
    ...(preview.platform === "youtube" ? youtubeGaps(draft) : []),
  ];
  const fields = gaps.length === 0 ? fieldsOf(preview, draft, text) : null;
  return { gaps: gaps.length === 0 && !fields ? ["unfit"] : gaps, fields, texts };
}

function tiktokGaps({ tiktok }: TargetDraft): readonly Gap[] {
  const { audience, promotes, isOwnBrand, isBrandedContent, agreesToMusic } = tiktok;
  return [
    ...(audience === null ? (["audience"] as const) : []),
    ...(promotes && !isOwnBrand && !isBrandedContent ? (["brand"] as const) : []),
    ...(promotes && isBrandedContent && audience === "SELF_ONLY"
      ? (["brandedPrivate"] as const)
      : []),
    ...(agreesToMusic ? [] : (["music"] as const)),
  ];
}

function youtubeGaps({ youtube }: TargetDraft): readonly Gap[] {
  return [
    ...(youtube.visibility === null ? (["visibility"] as const) : []),
    ...(youtube.isMadeForKids === null ? (["kids"] as const) : []),
    ...(youtube.categoryId === null ? (["category"] as const) : []),
  ];
}

function fieldsOf(
  preview: TargetPreview,
  draft: TargetDraft,
  text: WrittenText,
): PostTargetInput["fields"] | null {
  const { saysAiMade, coverAt, fit } = draft;
  const { caption, title, firstComment } = text;
  const known = <Kind extends string>(kinds: readonly Kind[]) =>
    kinds.find((one) => one === preview.kind);
  switch (preview.platform) {
    case "kinora":
      return { platform: "kinora", kind: "feed" };
    case "facebook": {
      const kind = known(PUBLICATION_KINDS.facebook);
      const words = { caption, title: title?.trim() || null, firstComment, fit };
      return kind ? { platform: "facebook", kind, ...words } : null;
    }
    case "instagram": {
      const kind = known(PUBLICATION_KINDS.instagram);
      const { sharesToFeed } = draft;
      const settings = { fit, sharesToFeed, coverAt: kind === "reel" ? coverAt : null, saysAiMade };
      const isStory = kind === "video story" || kind === "photo story";
      return kind
        ? {
            ...{ platform: "instagram", kind, caption: isStory ? "" : caption, firstComment },
            ...settings,
          }
        : null;
    }
    case "tiktok":
      if (preview.kind === "draft") return { platform: "tiktok", kind: "draft", fit };
      return tiktokFields(draft, caption);
    case "youtube": {
      const kind = known(PUBLICATION_KINDS.youtube);
      const { visibility, isMadeForKids, categoryId, notifiesSubscribers } = draft.youtube;
      if (!kind || visibility === null || isMadeForKids === null || categoryId === null)
        return null;
      const answers = { visibility, isMadeForKids, categoryId, notifiesSubscribers, saysAiMade };
      const words = {
        ...{ title: title ?? "", description: caption, tags: [...text.tags], firstComment, fit },
      };
      return { platform: "youtube", kind, ...words, ...answers };
    }
  }
}

function tiktokFields(
  { tiktok, coverAt, saysAiMade, fit }: TargetDraft,
  caption: string,
): PostTargetInput["fields"] | null {
  const { audience, promotes, isOwnBrand, isBrandedContent, ...allowed } = tiktok;
  if (audience === null || !allowed.agreesToMusic) return null;
  return {
    ...{ platform: "tiktok", kind: "video", caption, audience, fit, coverAt, saysAiMade },
    ...{ allowsComments: allowed.allowsComments, allowsDuets: allowed.allowsDuets },
    ...{ allowsStitches: allowed.allowsStitches, agreesToMusic: true },
    ...{ isOwnBrand: promotes && isOwnBrand, isBrandedContent: promotes && isBrandedContent },
  };
}
