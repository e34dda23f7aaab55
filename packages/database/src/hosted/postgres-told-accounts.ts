import { toldAccount } from "@kinora/contracts/hosted/told-account";
import type { DatedAccount, ToldAccounts } from "@kinora/domain/hosted/told-accounts";
import type { Database } from "../client.ts";

export const postgresToldAccounts = (executor: Database): ToldAccounts => ({
  async list() {
    const rows = await executor.selectFrom("service_told").selectAll().execute();
    return new Map(
      rows.flatMap(({ service, told, told_at: at }): [string, DatedAccount][] => {
        const { data } = toldAccount.safeParse(told);
        return data ? [[service, { ...data, at }]] : [];
      }),
    );
  },

  async note(service, told, at) {
    if (told === null) {
      await executor.deleteFrom("service_told").where("service", "=", service).execute();
      return;
    }
    const account = { told: JSON.stringify(told), told_at: at };
    await executor
      .insertInto("service_told")
      .values({ service, ...account })
      .onConflict((conflict) => conflict.column("service").doUpdateSet(account))
      .execute();
  },
});
