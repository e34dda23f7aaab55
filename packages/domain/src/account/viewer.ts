import type { PersonRole } from "@kinora/contracts/access/roles";

export interface Viewer {
  readonly id: string;
  readonly role: PersonRole;
  /** True in the phone apps, where mature works of others are never shown. */
  readonly generalOnly?: boolean | undefined;
}
