import { type Position, parsePosition } from "@kinora/domain/position";
import { InvalidInput } from "@kinora/domain/refusal";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Place {
  readonly event: number;
  readonly listener: string;
}

const refuse = () =>
  new InvalidInput([{ path: "cursor", said: { code: "field.cursor", params: {} } }]);

/** Parses the cursor of a job. Throws Refusal INVALID_INPUT when it is not one of ours. */
export function parseJobPosition(cursor: string): Position {
  const position = parsePosition(cursor);
  if (!UUID.test(position.id)) throw refuse();
  return position;
}

/** Formats the position of a dead event as an opaque cursor. */
export const formatPlace = ({ event, listener }: Place): string => `letter~${event}~${listener}`;

/** Parses such a cursor. Throws Refusal INVALID_INPUT when it is not one of ours. */
export function parsePlace(cursor: string): Place {
  const [, event, listener] = /^letter~(\d{1,15})~([\w -]{1,64})$/.exec(cursor) ?? [];
  if (event === undefined || listener === undefined) throw refuse();
  return { event: Number(event), listener };
}
