import type { People } from "../account/account-ports.ts";
import type { SecurityLog } from "./security-log.ts";

/** Wraps the people store to log role changes. */
export function watchPeople(people: People, security: SecurityLog): People {
  return {
    ...people,
    async setRole(userId, role, now) {
      await people.setRole(userId, role, now);
      security.record({ event: "role-changed", userId, role });
    },
  };
}
