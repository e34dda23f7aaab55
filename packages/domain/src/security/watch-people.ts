import type { People } from "../account/account-ports.ts";
import type { SecurityLog } from "./security-log.ts";

/** The same people; what is done to an account's standing is written down, whoever does it. */
export function watchPeople(people: People, security: SecurityLog): People {
  return {
    ...people,
    async setRole(userId, role, now) {
      await people.setRole(userId, role, now);
      security.record({ event: "role-changed", userId, role });
    },
    async setDisabled(userId, disabledAt, now) {
      await people.setDisabled(userId, disabledAt, now);
      const event = disabledAt === null ? "account-enabled" : "account-disabled";
      security.record({ event, userId });
    },
  };
}
