import type { Creation, CreationCard, FailureClass } from "@kinora/contracts/creation/creation";
import { TRASH_DAYS } from "@kinora/contracts/limits";
import { publicRecipe } from "@kinora/contracts/prompt/public-recipe";
import { layOutSettings, type Recipe } from "@kinora/contracts/prompt/recipe";
import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import { availableActions } from "@kinora/domain/creation/available-actions";
import type { Creation as DomainCreation } from "@kinora/domain/creation/creation";
import type { CreationProgress, PresentedCreation } from "@kinora/domain/creation/creation-reader";
import type { Viewer } from "@kinora/domain/creation/creation-visibility";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import { presentMedia } from "./present-media.ts";
import { presentMusic } from "./present-music.ts";

/** Likes of a creation, and whether the asking person is among them. */
export interface Likes {
  readonly likes: number;
  readonly likedByMe: boolean;
}

export interface Presentation {
  readonly viewer: Viewer | null;
  readonly likes: Likes;
  readonly address: MediaAddress;
  readonly now: Date;
}

const FAILURES: Record<FailureClass, string> = {
  engine: "Something went wrong on our side while this was being made.",
  timeout: "This took too long and was stopped.",
  lost: "The work was lost on our side.",
  refused: "The result did not pass our safety check.",
  input: "This cannot be made from that file.",
  cancelled: "You cancelled this.",
};

export function presentProgress(
  progress: CreationProgress | null,
  address: MediaAddress,
  now: Date,
): CreationCard["progress"] {
  if (progress === null) return null;
  const { previewHash, ...rest } = progress;
  return {
    ...rest,
    previewUrl: previewHash === null ? null : address.signed(previewHash, "image/jpeg", now),
  };
}

export function presentCard(
  { creation, author, media, progress }: PresentedCreation,
  { likes, address, now, viewer }: Presentation,
): CreationCard {
  return {
    id: creation.id,
    kind: creation.kind,
    type: creation.type,
    status: creation.status,
    prompt: creation.prompt,
    title: creation.title,
    model: creation.model,
    aspectRatio: creation.aspectRatio,
    width: creation.width,
    height: creation.height,
    duration: creation.duration,
    thumbhash: creation.thumbhash,
    media: presentMedia(creation, media, address, now),
    progress: viewer?.id === creation.userId ? presentProgress(progress, address, now) : null,
    music: presentMusic(creation),
    author,
    private: creation.private,
    hidden: creation.hidden,
    moderatorHidden: creation.moderatorHidden,
    inFeed: creation.inFeed,
    ...likes,
    createdAt: creation.createdAt.toISOString(),
    publishedAt: creation.publishedAt?.toISOString() ?? null,
  };
}

/** What only its owner is told of the gems behind a creation. */
export type Money = Pick<Creation, "storyCost" | "lostIfCancelled">;

export function presentCreation(
  found: PresentedCreation,
  presentation: Presentation,
  money: Money,
): Creation {
  const { creation, parent } = found;
  const { viewer, now } = presentation;
  const own = viewer?.id === creation.userId;
  const actions = availableActions(creation, viewer, now);
  const { failureClass } = creation;
  return {
    ...presentCard(found, presentation),
    recipe: { ...shownRecipe(creation.recipe, own) },
    notices: [...trashNotice(creation), ...creation.notices],
    chapters: [...creation.chapters],
    failure:
      own && failureClass !== null
        ? {
            reason: failureClass,
            sentence: `${FAILURES[failureClass]} ${whatCameBack(creation.gems)}`,
            canRetry: actions.includes("retry"),
          }
        : null,
    gems: own ? { ...creation.gems } : null,
    ...money,
    // Works of before the rule were called remixes whatever their words became.
    parent: parent && stemsFrom(creation.prompt, parent.prompt) ? parent : null,
    aiGenerated: creation.type !== "video-upload",
    finishedAt: creation.finishedAt?.toISOString() ?? null,
    deletedAt: creation.deletedAt?.toISOString() ?? null,
    actions,
  };
}

function shownRecipe(recipe: Recipe | null, own: boolean): object | null {
  if (recipe === null) return null;
  return own ? layOutSettings(recipe) : publicRecipe(recipe);
}

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function trashNotice({ deletedAt }: DomainCreation): readonly string[] {
  if (deletedAt === null) return [];
  const end = new Date(deletedAt.getTime() + TRASH_DAYS * 86_400_000);
  return [
    `In the trash, where nobody else sees it. It is deleted for good on ${DATE.format(end)}.`,
  ];
}

/** Pictures that a story keeps are paid. Gems whose life ended while they were reserved do not come back. */
function whatCameBack({ held, settled, refunded }: DomainCreation["gems"]): string {
  if (held === 0) return "Nothing was charged.";
  if (refunded >= held) return "Your gems are back.";
  const paid = `${settled} ${settled === 1 ? "gem" : "gems"}`;
  if (settled > 0 && settled + refunded >= held)
    return `You paid ${paid} for the pictures that stay in your storyboard; the rest are back.`;
  if (settled > 0)
    return `You paid ${paid} for the pictures that stay in your storyboard; ${refunded} are back, the others expired meanwhile.`;
  return `${refunded} of ${held} gems are back, the others expired meanwhile.`;
}
