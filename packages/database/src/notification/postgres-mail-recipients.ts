import type { MailRecipients } from "@kinora/domain/notification/mail-stores";
import type { Database } from "../client.ts";

/** Defaults for users who chose nothing. */
const UNCHOSEN = { money: true, decisions: true, digest: false };

export const postgresMailRecipients = (executor: Database): MailRecipients => ({
  async find(userId) {
    const row = await executor
      .selectFrom("app_user as person")
      .leftJoin("mail_settings as chosen", "chosen.user_id", "person.id")
      .select(["person.email", "person.email_verified", "chosen.bounced_address"])
      .select(["chosen.money", "chosen.decisions", "chosen.digest"])
      .where("person.id", "=", userId)
      .executeTakeFirst();
    const address = row?.email_verified ? row.email : null;
    return {
      address,
      bounced: address !== null && address === row?.bounced_address,
      choice: {
        money: row?.money ?? UNCHOSEN.money,
        decisions: row?.decisions ?? UNCHOSEN.decisions,
        digest: row?.digest ?? UNCHOSEN.digest,
      },
    };
  },
  async choose(userId, { money, decisions, digest }) {
    const chosen = { money, decisions, digest };
    await executor
      .insertInto("mail_settings")
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(chosen))
      .execute();
  },
  async bounce(userId, { address, status, at }) {
    const bounced = { bounced_address: address, bounced_status: status, bounced_at: at };
    await executor
      .insertInto("mail_settings")
      .values({ user_id: userId, ...bounced })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(bounced))
      .execute();
  },
});

/** Unsubscribes from the weekly mail and changes nothing else; no effect without a subscription. */
export async function endDigest(executor: Database, userId: string): Promise<void> {
  await executor
    .updateTable("mail_settings")
    .set({ digest: false })
    .where("user_id", "=", userId)
    .execute();
}
