import type { Tier } from "@kinora/contracts/account/account";
import type { Viewer } from "./viewer.ts";

/** A person placing an order that may cost gems. */
export interface Customer extends Viewer {
  readonly tier: Tier;
  /** Personal access token used for the order, whose limits apply; omitted when none is used. */
  readonly tokenId?: string | undefined;
}
