import type { GraphDesk, GraphSettings } from "../meta/graph-desk.ts";

/** Instagram's API, by either way to sign in. */
export interface InstagramSettings extends GraphSettings {
  readonly flavour: "facebook-login" | "instagram-login";
  /** Where a code is exchanged, where people sign in with Instagram itself. */
  readonly tokenUrl: string;
}

export type InstagramDesk = GraphDesk<InstagramSettings>;
