import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the scan of pictures tells apart, in words. */
export const SCAN_WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  drawing: msg`Harmless drawing`,
  neutral: msg`Harmless picture`,
  sexy: msg`Suggestive`,
  porn: msg`Explicit picture`,
  hentai: msg`Explicit drawing`,
};
