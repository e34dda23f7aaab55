import { t } from "@lingui/core/macro";

/** Why a buyer wants their money back: Apple's reasons are words, Google's are numbers. */
export const askedWords = (reason: string): string =>
  /^\d+$/.test(reason)
    ? t`reason ${{ number: reason }}`
    : reason.toLowerCase().replaceAll("_", " ");
