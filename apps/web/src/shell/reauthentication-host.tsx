import { lazy, Suspense, useSyncExternalStore } from "react";
import { askedReauthentication, onAskedReauthentication } from "../store/reauthentication.ts";

const ReauthenticationSheet = lazy(() =>
  import("../features/account/reauthentication-sheet.tsx").then((m) => ({
    default: m.ReauthenticationSheet,
  })),
);

/** Shows the reauthentication sheet, whatever page requires it. */
export function ReauthenticationHost() {
  const asked = useSyncExternalStore(onAskedReauthentication, askedReauthentication, () => null);
  if (asked === null) return null;
  return (
    <Suspense>
      <ReauthenticationSheet key={asked.need.id} {...asked} />
    </Suspense>
  );
}
