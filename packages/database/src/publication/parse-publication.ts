import { publicationFields } from "@kinora/contracts/publication/post-target";
import {
  POST_OUTCOMES,
  POST_STAGES,
  PUBLICATION_FAILURE_CODES,
  PUBLICATION_FAILURES,
  PUBLICATION_STOPS,
  SOCIAL_PLATFORMS,
} from "@kinora/contracts/publication/publication-vocabulary";
import {
  type PostRecord,
  PUBLICATION_STEPS,
  type PublicationPatch,
  type PublicationRecord,
  type PublicationState,
  type PublicationTrouble,
} from "@kinora/domain/post/publication-record";
import type { Selectable, Updateable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { PostTable, PublicationTable } from "../schema.gen.ts";

type Row = Selectable<PublicationTable>;

interface FoundRow extends Row {
  readonly creation_id: string;
  readonly is_repeated: boolean;
}

export function parsePublication(row: FoundRow): PublicationRecord {
  return {
    ...{ id: row.id, postId: row.post_id, userId: row.user_id, creationId: row.creation_id },
    platform: parseKnown(SOCIAL_PLATFORMS, row.platform),
    ...{ accountId: row.account_id, accountName: row.account_name, occurrence: row.occurrence },
    fields: publicationFields.parse(row.fields),
    ...{ isAiMade: row.is_ai_made, isRepeated: row.is_repeated },
    ...{ createdAt: row.created_at },
    ...stateOf(row),
  };
}

const stateOf = (row: Row): PublicationState => ({
  outcome: parseKnown(POST_OUTCOMES, row.outcome),
  stage: parseKnown(POST_STAGES, row.stage),
  step: parseKnown(PUBLICATION_STEPS, row.step),
  ...{ sealedHandle: row.sealed_handle, isUncertain: row.is_uncertain, rounds: row.rounds },
  ...{ failures: row.failures, stepAt: row.step_at, waitsSince: row.waits_since },
  dueAt: row.due_at,
  ...{ nextAt: row.next_at, externalId: row.external_id, url: row.url },
  ...{ visibility: row.visibility, armedAt: row.armed_at, endedAt: row.ended_at },
  confirmedBy: orNull(row.confirmed_by, ["platform", "owner"]),
  trouble: parseTrouble(row),
  file: fileOf(row),
  afterwards:
    row.afterwards === null || row.afterwards_at === null
      ? null
      : {
          what: parseKnown(["withdrawn", "removed"], row.afterwards),
          ...{ reason: row.afterwards_reason, at: row.afterwards_at },
        },
});

/** Reads why something is not there; null without a reason. */
export const parseTrouble = (
  row: Pick<Row, "problem_class" | "problem_code" | "platform_code">,
): PublicationTrouble | null =>
  row.problem_code === null
    ? null
    : {
        class: orNull(row.problem_class, PUBLICATION_FAILURES),
        code: parseKnown([...PUBLICATION_FAILURE_CODES, ...PUBLICATION_STOPS], row.problem_code),
        platformCode: row.platform_code,
      };

const orNull = <Text extends string>(text: string | null, known: readonly Text[]) =>
  text === null ? null : parseKnown(known, text);

const fileOf = ({ file_hash: hash, file_mime_type: mimeType, file_bytes, file_is_made }: Row) =>
  hash === null || mimeType === null || file_bytes === null
    ? null
    : { hash, mimeType, bytes: Number(file_bytes), isMade: file_is_made };

/** Returns the columns that a patch changes. */
export function columnsOf(patch: PublicationPatch): Updateable<PublicationTable> {
  const { trouble, file, afterwards } = patch;
  const columns = {
    ...{ outcome: patch.outcome, stage: patch.stage, step: patch.step },
    ...{ sealed_handle: patch.sealedHandle, is_uncertain: patch.isUncertain },
    ...{ rounds: patch.rounds, failures: patch.failures, step_at: patch.stepAt },
    ...{
      waits_since: patch.waitsSince,
      next_at: patch.nextAt,
      due_at: patch.dueAt,
      external_id: patch.externalId,
    },
    ...{ url: patch.url, visibility: patch.visibility, confirmed_by: patch.confirmedBy },
    ...{ armed_at: patch.armedAt, ended_at: patch.endedAt },
    ...(trouble !== undefined && {
      ...{ problem_class: trouble?.class ?? null, problem_code: trouble?.code ?? null },
      platform_code: trouble?.platformCode ?? null,
    }),
    ...(file !== undefined && {
      ...{ file_hash: file?.hash ?? null, file_mime_type: file?.mimeType ?? null },
      ...{ file_bytes: file?.bytes ?? null, file_is_made: file?.isMade ?? false },
    }),
    ...(afterwards !== undefined && {
      ...{ afterwards: afterwards?.what ?? null, afterwards_at: afterwards?.at ?? null },
      afterwards_reason: afterwards?.reason ?? null,
    }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export const parsePost = (row: Selectable<PostTable>): PostRecord => ({
  ...{ id: row.id, userId: row.user_id, creationId: row.creation_id, againOf: row.again_of },
  series:
    row.series_id === null || row.series_number === null || row.series_size === null
      ? null
      : { id: row.series_id, number: row.series_number, size: row.series_size },
  time:
    row.wall_time === null || row.zone === null || row.due_at === null
      ? null
      : { wall: row.wall_time, zone: row.zone, at: row.due_at },
  outcome: parseKnown(POST_OUTCOMES, row.outcome),
  ...{ createdAt: row.created_at, endedAt: row.ended_at },
});
