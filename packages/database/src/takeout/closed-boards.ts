import { type RawBuilder, sql } from "kysely";

/** SQL condition: a decision that closed a link, by this alias, was not reversed. */
export const isStanding = (decision: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${decision}.appeal_granted`)} is not true and ${sql.ref(`${decision}.lifted_at`)} is null)`;

/**
 * SQL condition: the link of a story, by this alias, is closed by a decision of the staff that was
 * not reversed, or that can still be undone, or by a report until the staff decides.
 */
export const isStoryClosed = (story: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select from story_decision
           where story_decision.story_id = ${sql.ref(`${story}.id`)}
             and ${isStanding("story_decision")})
  or exists (select from pending_story_decision
              where pending_story_decision.story_id = ${sql.ref(`${story}.id`)}
                and pending_story_decision.verdict = 'hide')
  or exists (select from story_report
              where story_report.story_id = ${sql.ref(`${story}.id`)}
                and story_report.state = 'open' and story_report.closes))`;

/** SQL condition: a story, by this alias, was closed as child abuse; it is withheld then. */
export const isStoryFoundAbuse = (story: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from story_decision
   where story_decision.story_id = ${sql.ref(`${story}.id`)}
     and story_decision.rule = 'child_abuse' and ${isStanding("story_decision")})`;

/** Films of storyboards, in any version, that were found to be child abuse; few. */
export const FILMS_OF_FOUND_BOARDS = sql`(
  select film.id from story_decision finding
    join creation film on film.kind = 'story'
     and film.recipe #>> '{story,storyId}' = finding.story_id
   where finding.rule = 'child_abuse' and ${isStanding("finding")})`;

/** SQL condition: a work, by this alias, is a film of a storyboard that was found to be child abuse. */
export const isFilmOfFoundBoard = (creation: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${creation}.id`)} in ${FILMS_OF_FOUND_BOARDS}`;
