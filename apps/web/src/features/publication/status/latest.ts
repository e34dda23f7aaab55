import type { Publication } from "@kinora/contracts/publication/post";

/** True when its owner said that it wasn't there, and it was posted once more at this account. */
export const isReplaced = (one: Publication, all: readonly Publication[]): boolean =>
  all.some(
    ({ platform, account, occurrence }) =>
      platform === one.platform && account.id === one.account.id && occurrence > one.occurrence,
  );
