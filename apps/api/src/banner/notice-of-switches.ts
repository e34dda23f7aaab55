import type { Banner } from "@kinora/contracts/banner/banner";
import type { Switches } from "@kinora/contracts/switch/switch";
import { isAnythingOff } from "@kinora/domain/switch/switches";

/** What the owner says of what is switched off, as a banner that nobody can close; null: nothing is off. */
export function noticeOf(switches: Switches & { readonly number: number }): Banner | null {
  if (!isAnythingOff(switches)) return null;
  return {
    ...{ id: `switches ${switches.number}`, text: switches.sentence, link: null, closable: false },
    ...{ severity: "warning", audience: "everybody", platform: "all" },
  };
}
