import { type RawBuilder, sql } from "kysely";

const wordsOf = (board: string) =>
  sql`encode(sha256(convert_to(${sql.ref(board)}::text, 'UTF8')), 'hex')`;

const PICTURES = sql`(
  select coalesce(jsonb_agg(distinct file.hash), '[]')
    from story_piece piece join story_piece_file file using (story_id, key)
   where piece.story_id = story.id and piece.kind = 'picture')`;

/** SQL expression: what a row of `story` shows to anyone with its link: its words and all its pictures. */
export const SHOWN = sql`jsonb_build_object('words', ${wordsOf("story.board")}, 'pictures', ${PICTURES})`;

/** SQL expression: identifies what a row of `story` shows. */
export const SHOWN_DIGEST: RawBuilder<string> = sql<string>`(
  ${wordsOf("story.board")} || '-' || encode(sha256(convert_to(${PICTURES}::text, 'UTF8')), 'hex'))`;

/** SQL condition: the digest of what a story showed is of these words. */
export const isOfWords = (digest: string, board: string): RawBuilder<boolean> =>
  sql<boolean>`split_part(${digest}, '-', 1) = ${wordsOf(board)}`;

/** SQL condition: a row of `story` shows nothing but what the staff let be shared. */
export const IS_AS_CLEARED = sql<boolean>`coalesce(
  story.cleared ->> 'words' = ${wordsOf("story.board")}
  and story.cleared -> 'pictures' @> ${PICTURES}, false)`;
