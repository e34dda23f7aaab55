import { useEffect } from "react";
import { appShell } from "../platform/app-shell.ts";
import { useAppSelector, useAppStore } from "../store/store.ts";

/** Inside an app, presents what was bought and not finished; somebody must be signed in, whose it becomes. */
export function UnfinishedPurchases(): null {
  const store = useAppStore();
  const uid = useAppSelector(({ auth }) => auth.uid);
  useEffect(() => {
    const shell = appShell();
    if (!shell || uid === null) return;
    import("../features/billing/app/present-unfinished.ts")
      .then(({ presentUnfinished }) => presentUnfinished(store, shell))
      // They come again with the next start.
      .catch(() => undefined);
  }, [store, uid]);
  return null;
}
