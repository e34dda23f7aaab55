import { z } from "zod";
import { creationCard } from "../creation/creation.ts";
import { unshown } from "../field/unshown.ts";
import { TEXT_MAX } from "../limits.ts";
import { chosenTime } from "../publication/post.ts";
import { postTarget } from "../publication/post-target.ts";
import { SOCIAL_PLATFORMS } from "../publication/publication-vocabulary.ts";
import { WALL_TIME_NOTES } from "../schedule/resolve-wall-time.ts";
import { zoneName } from "../schedule/zone.ts";
import { MOST_FILE_ROWS, SCHEDULE_COLUMNS } from "./read-schedule-file.ts";

/** Maximum bytes of the rows of a file, as JSON. */
export const ROWS_MAX_BYTES = 2 * 1024 * 1024;

const cell = unshown(
  z.string().max(TEXT_MAX),
  "told its owner alone, and checked when it is posted",
);

/** POST /api/posts/rows: what the rows of a file would do. Nothing is done. */
export const rowsToCheck = z.strictObject({
  /** Of rows that name none. */
  zone: zoneName,
  rows: z
    .array(
      z.strictObject({
        row: z.int().min(1).max(1_000_000),
        cells: z.strictObject({
          ...{ date: cell, time: cell, zone: cell, work: cell },
          ...{ accounts: cell, caption: cell, title: cell },
        }),
        broken: z.enum(["quotes", "too_many_cells"]).nullable(),
      }),
    )
    .min(1)
    .max(MOST_FILE_ROWS),
});
export type RowsToCheck = z.output<typeof rowsToCheck>;

const rowProblem = z.object({
  /** Null when it is about the row. */
  field: z.enum(SCHEDULE_COLUMNS).nullable(),
  code: z.string(),
  /** The account's name, the platform, the other row, the limit. */
  about: z.union([z.string(), z.number()]).nullable(),
  /** What the platform would refuse, in the language of the request. */
  sentence: z.string().nullable(),
  /** What POST /api/posts would answer. */
  refusal: z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
});
export type RowProblem = z.output<typeof rowProblem>;

const row = z.int();

/** What a row would do. */
export const checkedRow = z
  .discriminatedUnion("kind", [
    z.object({
      row,
      kind: z.literal("refused"),
      problems: z.array(rowProblem).min(1),
    }),
    z.object({
      row,
      /** `draft`: some platforms insist on answers that only a person can give. */
      kind: z.enum(["schedule", "draft"]),
      work: creationCard.pick({ id: true, kind: true, title: true, prompt: true }),
      accounts: z.array(
        z.object({
          /** "kinora" for our own feed. */
          connectionId: z.string(),
          platform: z.enum(SOCIAL_PLATFORMS),
          name: z.string(),
        }),
      ),
      time: z.object({
        wall: z.string(),
        zone: z.string(),
        at: z.iso.datetime(),
        /** Another time than was asked for where clocks skip it. */
        shows: z.string(),
        note: z.enum(WALL_TIME_NOTES).nullable(),
      }),
      /** What POST /api/posts is told to do it; null for a draft. */
      order: z
        .object({ workId: z.string(), at: chosenTime, targets: z.array(postTarget) })
        .nullable(),
    }),
  ])
  .meta({ id: "CheckedRow" });
export type CheckedRow = z.output<typeof checkedRow>;

export const checkedRows = z.object({ items: z.array(checkedRow) });
