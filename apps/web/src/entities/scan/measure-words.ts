import type { ScanMeasure } from "@kinora/contracts/scan/scan-limits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the measures that the picture scan limits. */
export const MEASURE_WORDS: Readonly<Record<ScanMeasure, MessageDescriptor>> = {
  explicit: msg`Explicit, both kinds together`,
  porn: msg`Explicit picture`,
  hentai: msg`Explicit drawing`,
  sexy: msg`Suggestive`,
};
