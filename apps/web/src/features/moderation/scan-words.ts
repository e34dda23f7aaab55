import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the classes that the picture scan distinguishes. */
export const SCAN_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  drawing: msg`Harmless drawing`,
  neutral: msg`Harmless picture`,
  sexy: msg`Suggestive`,
  porn: msg`Explicit picture`,
  hentai: msg`Explicit drawing`,
};
