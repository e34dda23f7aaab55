import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { reverseOf, type WordEdit, type WordEditStore } from "./edit-lists.ts";

export interface ListStores {
  readonly wordEdits: WordEditStore;
  readonly audit: AppendAudit;
}

export interface ChangeListsPorts {
  readonly transact: <T>(work: (stores: ListStores) => Promise<T>) => Promise<T>;
  readonly edits: WordEditStore;
  readonly security: SecurityLog;
  readonly now: () => Date;
}

interface ByWhom {
  readonly userId: string;
  readonly requestId: string | null;
}

/** Adds an edit to those in force. */
export async function changeLists(
  { transact, security, now }: Omit<ChangeListsPorts, "edits">,
  edit: WordEdit & { readonly note: string; readonly reverts?: number },
  { userId, requestId }: ByWhom,
): Promise<{ number: number }> {
  const { note, reverts = null, ...change } = edit;
  const at = now();
  const number = await transact(async ({ wordEdits, audit }) => {
    const added = await wordEdits.add({ ...change, note, reverts, at, by: userId });
    const { added: terms, removed, allowed, disallowed } = change;
    await audit({
      ...{ action: "words.edited", actorId: userId, requestId, at, reason: note, before: {} },
      subject: { noun: "word-edit", id: String(added) },
      after: {
        ...{ added: terms.length, removed: removed.length, reverts },
        ...{ allowed: allowed.length, disallowed: disallowed.length },
      },
    });
    return added;
  });
  security.record({ event: "word-lists-changed", userId, number });
  return { number };
}

/**
 * Reverts an edit by adding the opposite one to the history.
 *
 * @throws Refusal WORD_EDIT_NOT_FOUND
 */
export async function revertEdit(
  ports: ChangeListsPorts,
  number: number,
  who: ByWhom,
): Promise<{ number: number }> {
  const edit = (await ports.edits.list()).find((one) => one.number === number);
  if (!edit) throw new Refusal("WORD_EDIT_NOT_FOUND");
  return changeLists(ports, { ...reverseOf(edit), note: "", reverts: number }, who);
}
