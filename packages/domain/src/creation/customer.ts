import type { Tier } from "@kinora/contracts/account/account";
import type { Viewer } from "./creation-visibility.ts";

/** Who orders something that may cost gems. */
export interface Customer extends Viewer {
  readonly tier: Tier;
  /** The personal access token it is ordered with, whose limits count; left out: none. */
  readonly tokenId?: string | undefined;
}
