import { AwardTable } from "../features/award/award-table.tsx";
import type { Fills } from "../ui/slot.tsx";

/** What other features show on the page of the switches: the table of awards. */
export const SWITCH_SLOTS = { "switch.awards": AwardTable } as const satisfies Fills;
