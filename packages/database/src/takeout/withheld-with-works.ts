import { type RawBuilder, sql } from "kysely";
import { isStoryFoundAbuse } from "./closed-boards.ts";
import { isWithheld, MAY_BE_WITHHELD } from "./withheld-works.ts";

/** Inputs of a recipe that name a file. */
const INPUTS = ["initialImage", "initialVideo", "lastImage"];

/**
 * SQL condition: an upload, by this alias, is withheld from its owner, because a withheld work was
 * made from it.
 */
export const isUploadWithheld = (upload: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation made
    join upload_media given on given.upload_id = ${sql.ref(`${upload}.id`)}
   where made.user_id = ${sql.ref(`${upload}.user_id`)}
     and given.hash in (select made.recipe -> 'inputs' -> input ->> 'hash' from unnest(${INPUTS}::text[]) input)
     and ${isWithheld("made")})`;

const filmOf = (story: string) => sql`
  (made.id = ${sql.ref(`${story}.render_creation_id`)}
   or made.recipe #>> '{story,storyId}' = ${sql.ref(`${story}.id`)})`;

/** SQL condition: a film of a story, by this alias, is hidden by the staff for any reason. */
export const isStoryHidden = (story: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation made
   where made.user_id = ${sql.ref(`${story}.user_id`)} and made.moderator_hidden and ${filmOf(story)})`;

/**
 * SQL condition: a story, by this alias, is withheld from its author and from link visitors,
 * because one of its films is, even if not the latest, or it was itself found to be child abuse.
 */
export const isStoryWithheld = (story: string): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from creation made
     where made.id in ${MAY_BE_WITHHELD} and ${filmOf(story)} and ${isWithheld("made")})
  or ${isStoryFoundAbuse(story)})`;
