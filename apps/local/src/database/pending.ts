import { StartRefusal } from "../start-refusal.ts";

/** "1 migration", "3 migrations". */
export function howMany(names: readonly string[]): string {
  return names.length === 1 ? "1 migration" : `${names.length} migrations`;
}

/**
 * @throws StartRefusal when migrations are pending and MIGRATE=no
 */
export function refusePending(pending: readonly string[], mayMigrate: boolean): void {
  if (mayMigrate || pending.length === 0) return;
  throw new StartRefusal(
    `MIGRATE=no, and the database lacks ${howMany(pending)} of this version: make a backup, then run npm run db:migrate, or start without MIGRATE=no.`,
  );
}
