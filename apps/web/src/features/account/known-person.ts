import type { CurrentUser } from "@kinora/contracts/account/account";
import { isRecord, isText, readStored, writeStored } from "../../store/stored-value.ts";

/**
 * Read by public/theme.js too. The last person signed in here, shown while the server is
 * unreachable. Contains no secret.
 */
const KEY = "person";

export function rememberPerson(me: CurrentUser): void {
  writeStored(KEY, me);
}

export function forgetPerson(): void {
  writeStored(KEY, null);
}

export function knownPerson(): CurrentUser | null {
  return readStored(KEY, isPerson);
}

function isPerson(saved: unknown): saved is CurrentUser {
  if (!isRecord(saved)) return false;
  const { id, handle, displayName, gems, settings } = saved;
  return [id, handle, displayName].every(isText) && isRecord(gems) && isRecord(settings);
}
