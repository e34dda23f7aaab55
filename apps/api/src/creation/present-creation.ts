import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { CameBack } from "@kinora/contracts/creation/creation-messages";
import type { Remixing } from "@kinora/contracts/creation/remixing";
import { TRASH_DAYS } from "@kinora/contracts/limits";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { stemsFrom } from "@kinora/contracts/prompt/stems-from";
import { publicRecipe } from "@kinora/contracts/recipe/public-recipe";
import { layOutSettings, type Recipe } from "@kinora/contracts/recipe/recipe";
import type { Viewer } from "@kinora/domain/account/viewer";
import { availableActions } from "@kinora/domain/creation/available-actions";
import type { CreationRecord as DomainCreation } from "@kinora/domain/creation/creation";
import { laneOfCreation } from "@kinora/domain/creation/creation-job";
import type { CreationProgress, PresentedCreation } from "@kinora/domain/creation/creation-reader";
import { ratedBy } from "@kinora/domain/creation/creation-visibility";
import type { StoppedOrder } from "@kinora/domain/hosted/stopped-order";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { presentMedia } from "./present-media.ts";
import { presentMusic } from "./present-music.ts";

/** Number of likes of a creation, and whether the viewer is among them. */
export interface Likes {
  readonly likes: number;
  readonly likedByMe: boolean;
}

export interface Presentation {
  readonly viewer: Viewer | null;
  readonly likes: Likes;
  readonly address: MediaAddress;
  readonly titleOf: ServiceTitle;
  readonly takesSeed: TakesSeed;
  readonly now: Date;
}

/** True when the model was sent the seed of this recipe. */
export type TakesSeed = (recipe: Recipe) => boolean;

/** Display name of an external service. */
export type ServiceTitle = (service: EngineProtocol) => string;

export function presentProgress(
  progress: CreationProgress | null,
  { address, titleOf, now }: Pick<Presentation, "address" | "titleOf" | "now">,
): CreationCard["progress"] {
  if (progress === null) return null;
  const { previewHash, elsewhere, ...rest } = progress;
  return {
    ...rest,
    elsewhere: elsewhere && {
      ...{ service: titleOf(elsewhere.service), usualSeconds: elsewhere.usualSeconds },
      until: elsewhere.until.toISOString(),
    },
    previewUrl: previewHash === null ? null : address.signed(previewHash, "image/jpeg", now),
  };
}

export function presentCard(
  { creation, author, media, progress }: PresentedCreation,
  presentation: Presentation,
): CreationCard {
  const { likes, address, now, viewer } = presentation;
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
    progress: viewer?.id === creation.userId ? presentProgress(progress, presentation) : null,
    music: presentMusic(creation),
    author,
    private: creation.private,
    hidden: creation.hidden,
    moderatorHidden: creation.moderatorHidden,
    mature: ratedBy(creation) !== null,
    inFeed: creation.inFeed,
    background: creation.background,
    ...likes,
    orderId: viewer?.id === creation.userId ? (creation.order?.id ?? null) : null,
    createdAt: creation.createdAt.toISOString(),
    publishedAt: creation.publishedAt?.toISOString() ?? null,
  };
}

/** Gem amounts that only the owner of a creation sees. */
export type Money = Pick<Creation, "storyCost" | "lostIfCancelled" | "order">;

export function presentCreation(
  found: PresentedCreation,
  presentation: Presentation & {
    readonly locale: Locale;
    readonly stopped: StoppedOrder | null;
    readonly pinned: boolean;
    readonly remixing: Remixing;
  },
  money: Money,
): Creation {
  const { creation, parent } = found;
  const { viewer, now, locale, stopped, pinned, titleOf, remixing } = presentation;
  const own = viewer?.id === creation.userId;
  const actions = availableActions(creation, viewer, now);
  const unmade = own ? unmadeMessage(creation) : null;
  const left = stopped && sentence(stoppedMessage(stopped, titleOf), locale);
  return {
    ...presentCard(found, presentation),
    recipe: { ...shownRecipe(creation.recipe, own, presentation) },
    notices: [
      ...trashNotice(creation, locale),
      ...(left ? [left] : []),
      ...creation.notices.map((notice) => sentence(notice, locale)),
    ],
    stopped: left,
    chapters: [...creation.chapters],
    failure: unmade && {
      reason: unmade.params.failure,
      ...unmade,
      sentence: sentence(unmade, locale),
      canRetry: actions.includes("retry"),
    },
    gems: own ? { ...creation.gems } : null,
    ...money,
    pinned,
    // Works made before this rule were stored as remixes no matter how their prompt was changed.
    parent: parent && stemsFrom(creation.prompt, parent.prompt) ? parent : null,
    remixing,
    ratedBy: ratedBy(creation),
    aiGenerated: creation.type !== "video-upload",
    finishedAt: creation.finishedAt?.toISOString() ?? null,
    deletedAt: creation.deletedAt?.toISOString() ?? null,
    actions,
  };
}

/**
 * Omits a seed and a style that the model was never told, because they would not reproduce the work,
 * and names the service that made it.
 */
function shownRecipe(
  recipe: Recipe | null,
  own: boolean,
  { takesSeed, titleOf }: Pick<Presentation, "takesSeed" | "titleOf">,
): object | null {
  if (recipe === null) return null;
  const elsewhere = laneOfCreation(recipe) === "hosted";
  const shown = {
    ...(own ? layOutSettings(recipe) : publicRecipe(recipe)),
    ...(elsewhere ? { service: titleOf(recipe.engine) } : {}),
    ...(elsewhere && recipe.style_words === undefined ? { style: undefined } : {}),
  };
  return takesSeed(recipe) ? shown : { ...shown, seed: undefined };
}

function trashNotice({ deletedAt }: DomainCreation, locale: Locale): readonly string[] {
  if (deletedAt === null) return [];
  const end = new Date(deletedAt.getTime() + TRASH_DAYS * 86_400_000);
  const lastDay = end.toISOString().slice(0, 10);
  return [sentence({ code: "creation.inTrash", params: { lastDay } }, locale)];
}

function stoppedMessage(
  { service, standing, mills, ownKey }: StoppedOrder,
  titleOf: ServiceTitle,
): Sentence<"creation.stopped"> {
  const over = mills === 0 ? "free" : "paid";
  return {
    code: "creation.stopped",
    params: {
      ...{ service: titleOf(service), standing: standing === "over" ? over : standing },
      ...{ dollars: (mills / 1_000).toFixed(2), payer: ownKey ? "own" : "server" },
    },
  };
}

/**
 * Explains why the work was not made and what happened to its gems; null when it was made or still
 * may be.
 */
function unmadeMessage({ failureClass, gems }: DomainCreation): Sentence<"creation.unmade"> | null {
  if (failureClass === null) return null;
  const params = { failure: failureClass, cameBack: cameBack(gems), ...gems };
  return { code: "creation.unmade", params };
}

function cameBack({ held, settled, refunded }: DomainCreation["gems"]): CameBack {
  if (held === 0) return "uncharged";
  if (refunded >= held) return "all";
  if (settled > 0) return settled + refunded >= held ? "rest" : "someOfRest";
  return "some";
}
