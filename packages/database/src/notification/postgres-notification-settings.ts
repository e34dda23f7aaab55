import { NOTIFICATION_KINDS } from "@kinora/contracts/notification/notification";
import type { NotificationSettings } from "@kinora/contracts/notification/notification-settings";
import {
  kindsBut,
  type NotificationSettingsStore,
} from "@kinora/domain/notification/notification-settings";
import type { Selectable } from "kysely";
import type { Database } from "../client.ts";
import type { NotificationSettingsTable } from "../schema.gen.ts";

export const postgresNotificationSettings = (executor: Database): NotificationSettingsStore => ({
  async find(userId) {
    const row = await executor
      .selectFrom("notification_settings")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row ? settingsOf(row) : null;
  },
  async save(userId, { kinds, quietHours }, now) {
    const without = (channel: "inApp" | "push") =>
      NOTIFICATION_KINDS.filter((kind) => !kinds[kind][channel]);
    const chosen = {
      ...{ unlisted: without("inApp"), unpushed: without("push"), changed_at: now },
      quiet_from: quietHours && minutesOf(quietHours.from),
      quiet_to: quietHours && minutesOf(quietHours.to),
      quiet_zone: quietHours?.zone ?? null,
    };
    await executor
      .insertInto("notification_settings")
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(chosen))
      .execute();
  },
});

function settingsOf(row: Selectable<NotificationSettingsTable>): NotificationSettings {
  const { unlisted, unpushed, quiet_from: from, quiet_to: to, quiet_zone: zone } = row;
  return {
    kinds: kindsBut(unlisted, unpushed),
    quietHours:
      from === null || to === null || zone === null
        ? null
        : { from: timeOf(from), to: timeOf(to), zone },
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
