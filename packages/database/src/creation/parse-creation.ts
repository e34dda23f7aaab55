import { CONTENT_STATUSES, chapter, FAILURE_CLASSES } from "@kinora/contracts/creation/creation";
import { HOUSE_RATERS } from "@kinora/contracts/creation/rating";
import { storedSentence } from "@kinora/contracts/message/sentence";
import {
  ASPECT_RATIOS,
  CONTENT_KINDS,
  CREATION_MODES,
  VISUAL_STYLES,
} from "@kinora/contracts/prompt/vocabulary";
import { type Recipe, recipe } from "@kinora/contracts/recipe/recipe";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { CreationTable } from "../schema.gen.ts";
import { isFilmOfFoundBoard } from "../takeout/closed-boards.ts";

/** All columns of a creation except those used only by search. */
export const CREATION_COLUMNS = [
  "id",
  "user_id",
  "kind",
  "type",
  "status",
  "status_before_deletion",
  "prompt",
  "model",
  "style",
  "aspect_ratio",
  "width",
  "height",
  "duration",
  "recipe",
  "notices",
  "failure_class",
  "private",
  "hidden",
  "moderator_hidden",
  "mature_by_author",
  "mature_by_house",
  "in_feed",
  "thumbhash",
  "gems_held",
  "gems_settled",
  "gems_refunded",
  "price_version",
  "parent_id",
  "background",
  "created_at",
  "finished_at",
  "published_at",
  "deleted_at",
  "purged_at",
  "chapters",
  "title",
  "order_id",
  "order_place",
] as const satisfies readonly (keyof CreationTable)[];

/**
 * As `moderator_hidden`, for reading only: films of storyboards that were found to be child abuse are
 * hidden as well, for as long as the finding stands. Select it last: of columns of the same name, the
 * last one counts.
 */
export const IS_HIDDEN =
  sql<boolean>`(creation.moderator_hidden or ${isFilmOfFoundBoard("creation")})`.as(
    "moderator_hidden",
  );

export type CreationRow = Pick<Selectable<CreationTable>, (typeof CREATION_COLUMNS)[number]>;

const status = z.enum(CONTENT_STATUSES).nullable();
const kind = z.enum(CONTENT_KINDS);
const mode = z.enum(CREATION_MODES);
const style = z.enum(VISUAL_STYLES);
const ratio = z.enum(ASPECT_RATIOS);
const failure = z.enum(FAILURE_CLASSES).nullable();
const houseRater = z.enum(HOUSE_RATERS).nullable();
const notices = z.array(storedSentence);
const chapters = z.array(chapter);
/** Built once: building a schema takes four times as long as parsing a whole recipe. */
const anyFields = z.looseObject({});

export function parseCreation(row: CreationRow): CreationRecord {
  return {
    id: row.id,
    userId: row.user_id,
    kind: kind.parse(row.kind),
    type: mode.parse(row.type),
    status: status.parse(row.status),
    statusBeforeDeletion: status.parse(row.status_before_deletion),
    prompt: row.prompt,
    title: row.title,
    model: row.model,
    style: style.parse(row.style),
    aspectRatio: ratio.parse(row.aspect_ratio),
    width: row.width,
    height: row.height,
    duration: row.duration,
    recipe: row.purged_at === null ? parseRecipe(row.recipe) : null,
    notices: notices.parse(row.notices),
    chapters: chapters.parse(row.chapters),
    failureClass: failure.parse(row.failure_class),
    private: row.private,
    hidden: row.hidden,
    moderatorHidden: row.moderator_hidden,
    matureByAuthor: row.mature_by_author,
    matureByHouse: houseRater.parse(row.mature_by_house),
    inFeed: row.in_feed,
    thumbhash: row.thumbhash,
    gems: { held: row.gems_held, settled: row.gems_settled, refunded: row.gems_refunded },
    priceVersion: row.price_version,
    parentId: row.parent_id,
    order:
      row.order_id === null || row.order_place === null
        ? null
        : { id: row.order_id, place: row.order_place },
    background: row.background,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    publishedAt: row.published_at,
    deletedAt: row.deleted_at,
    purgedAt: row.purged_at,
  };
}

/** Recipes of other versions may have additional fields, which are kept. */
function parseRecipe(stored: unknown): Recipe {
  return { ...anyFields.parse(stored), ...recipe.parse(stored) };
}
