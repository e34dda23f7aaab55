import type { Banner } from "@kinora/contracts/banner/banner";
import type { Switches } from "@kinora/contracts/switch/switch";
import { isAnythingOff } from "@kinora/domain/switch/switches";

/**
 * Returns the owner's message about switched-off features as a banner that cannot be closed; null
 * when nothing is off.
 */
export function noticeOf(switches: Switches & { readonly number: number }): Banner | null {
  if (!isAnythingOff(switches)) return null;
  return {
    ...{ id: `switches ${switches.number}`, text: switches.sentence, link: null, closable: false },
    ...{ severity: "warning", audience: "everybody", platform: "all" },
  };
}
