import type { PersonRole } from "@kinora/contracts/access/roles";

export interface Viewer {
  readonly id: string;
  readonly role: PersonRole;
}
