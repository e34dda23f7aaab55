import type { PasskeyPorts } from "./change-passkeys.ts";

/**
 * Recovery for a person who lost their passkeys, run by someone with access to the machine. Removes
 * all of their passkeys and turns off the staff's passkey requirement.
 */
export async function forgetPasskeys(
  { transact }: PasskeyPorts,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<{ readonly removed: number }> {
  return transact(async ({ passkeys, audit }) => {
    await passkeys.lock(userId);
    await passkeys.endProofs(userId);
    const removed = await passkeys.removeAll(userId);
    const by = { actorId: null, requestId: null, reason: "", at: now };
    if (removed > 0)
      await audit({
        ...{ ...by, action: "passkey.removed", subject: { noun: "person", id: userId } },
        ...{ before: { passkeys: removed }, after: { passkeys: 0 } },
      });
    if (await passkeys.isNeeded()) {
      await passkeys.setNeeded(false);
      await audit({
        ...{ ...by, action: "passkey-rule.changed", subject: { noun: "staff", id: "all" } },
        ...{ before: { needed: true }, after: { needed: false } },
      });
    }
    return { removed };
  });
}
