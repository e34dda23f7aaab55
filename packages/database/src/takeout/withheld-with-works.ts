import { type RawBuilder, sql } from "kysely";
import { EVER_HELD, isWithheld } from "./withheld-works.ts";

/** Places of a recipe that name a file it begins with. */
const INPUTS = ["initialImage", "initialVideo", "lastImage"];

/** Is an upload, known by this alias, held from whoever sent it? A work that is withheld was made from it. */
export const isUploadWithheld = (upload: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation made
    join upload_media given on given.upload_id = ${sql.ref(`${upload}.id`)}
   where made.user_id = ${sql.ref(`${upload}.user_id`)}
     and given.hash in (select made.recipe -> 'inputs' -> input ->> 'hash' from unnest(${INPUTS}::text[]) input)
     and ${isWithheld("made")})`;

const filmOf = (story: string) => sql`
  (made.id = ${sql.ref(`${story}.render_creation_id`)}
   or made.recipe #>> '{story,storyId}' = ${sql.ref(`${story}.id`)})`;

/** Is a film of a story, known by this alias, hidden by the staff for whatever reason? */
export const isStoryHidden = (story: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation made
   where made.user_id = ${sql.ref(`${story}.user_id`)} and made.moderator_hidden and ${filmOf(story)})`;

/** Is a story, known by this alias, held from its teller, and from whoever has its link? A film of it is, be it not its last. */
export const isStoryWithheld = (story: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from creation made
   where made.id in ${EVER_HELD} and ${filmOf(story)} and ${isWithheld("made")})`;
