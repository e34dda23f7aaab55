import type { NewPasskey } from "@kinora/contracts/account/passkey";
import { PASSKEYS_MAX } from "@kinora/contracts/limits";
import type { AppendAudit } from "../../audit/audit-log.ts";
import { Refusal } from "../../refusal.ts";
import type { PasskeyCeremony, PasskeyStore } from "./passkey.ts";

export interface PasskeyStores {
  readonly passkeys: PasskeyStore;
  readonly audit: AppendAudit;
}

export interface PasskeyPorts {
  readonly transact: <T>(work: (stores: PasskeyStores) => Promise<T>) => Promise<T>;
}

interface By {
  readonly userId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

const line = (action: "passkey.added" | "passkey.removed", count: number, by: By) => ({
  ...{ action, actorId: by.userId, subject: { noun: "person", id: by.userId } },
  ...{ before: {}, after: { passkeys: count }, reason: "", requestId: by.requestId, at: by.now },
});

/** Adds a passkey. Refusals PASSKEY_REFUSED, TOO_MANY_PASSKEYS. */
export async function addPasskey(
  { transact, ceremony }: PasskeyPorts & { readonly ceremony: PasskeyCeremony },
  input: By & { readonly id: string; readonly sessionId: string; readonly wish: NewPasskey },
): Promise<void> {
  const { id, userId, sessionId, wish, now } = input;
  // The challenge is consumed even when verification fails.
  const challenge = await transact(({ passkeys }) => passkeys.takeOffer(userId, sessionId, now));
  const made = challenge === null ? null : await ceremony.verifyNew(wish.response, challenge);
  if (made === null) throw new Refusal("PASSKEY_REFUSED");
  await transact(async ({ passkeys, audit }) => {
    await passkeys.lock(userId);
    const count = (await passkeys.of(userId)).length;
    if (count >= PASSKEYS_MAX) throw new Refusal("TOO_MANY_PASSKEYS", { most: PASSKEYS_MAX });
    const record = { ...made, id, userId, name: wish.name, createdAt: now, lastUsedAt: null };
    if (!(await passkeys.add(record))) throw new Refusal("PASSKEY_REFUSED");
    await audit(line("passkey.added", count + 1, input));
  });
}

/** Removes a passkey, and what was proved with it. Refusal PASSKEY_NOT_FOUND. */
export async function removePasskey(
  { transact }: PasskeyPorts,
  input: By & { readonly id: string },
): Promise<void> {
  await transact(async ({ passkeys, audit }) => {
    await passkeys.lock(input.userId);
    await passkeys.endProofs(input.userId);
    if (!(await passkeys.remove(input.userId, input.id))) throw new Refusal("PASSKEY_NOT_FOUND");
    const left = (await passkeys.of(input.userId)).length;
    await audit(line("passkey.removed", left, input));
  });
}

/**
 * Turns the passkey requirement for the staff on or off. Only a person who has a passkey can turn
 * it on.
 *
 * @throws Refusal PASSKEY_NEEDED
 */
export async function setPasskeyRule(
  { transact }: PasskeyPorts,
  { needed, userId, requestId, now }: By & { readonly needed: boolean },
): Promise<void> {
  await transact(async ({ passkeys, audit }) => {
    await passkeys.lock(userId);
    if (needed && (await passkeys.of(userId)).length === 0) throw new Refusal("PASSKEY_NEEDED");
    const before = await passkeys.isNeeded();
    if (before === needed) return;
    await passkeys.setNeeded(needed);
    await audit({
      ...{ action: "passkey-rule.changed", actorId: userId, requestId, at: now, reason: "" },
      ...{ subject: { noun: "staff", id: "all" }, before: { needed: before }, after: { needed } },
    });
  });
}
