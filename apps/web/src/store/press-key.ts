import { keepFor, keptFor } from "./kept-words.ts";
import { isRecord, isText } from "./stored-value.ts";

/** A press, with the key under which it is done once however often its answer is lost. */
interface Press {
  readonly body: string;
  readonly key: string;
}

const isPress = (value: unknown): value is Press =>
  isRecord(value) && isText(value.body) && isText(value.key);

/** Whose press it is, and on what. */
interface PressOf {
  readonly of: string;
  readonly uid: string | null;
}

/**
 * Returns the idempotency key of a press: the same one while the same is asked for, after a reload
 * too, until it is forgotten.
 */
export function keyOfPress({ of, uid }: PressOf, asked: object): string {
  const body = JSON.stringify(asked);
  const before = keptFor(of, uid, isPress);
  const key = before?.body === body ? before.key : crypto.randomUUID();
  if (uid !== null) keepFor(of, uid, { body, key });
  return key;
}

/** The server has taken it: the same again is another press. */
export function forgetPress({ of, uid }: PressOf): void {
  if (uid !== null) keepFor(of, uid, null);
}
