import { lazy, Suspense } from "react";
import { useMe } from "../features/account/use-me.ts";
import type { Fills, PageSlots } from "../ui/slot.tsx";
import { UploadField } from "./lazy-upload-field.ts";

const UsualAudience = lazy(() =>
  import("../features/remix/usual-audience.tsx").then((m) => ({ default: m.UsualAudience })),
);

/** What other features show in the settings: a field for the user's own picture, who may remix. */
export const ACCOUNT_SLOTS: Fills = {
  "account.picture": Picture,
  "account.remixes": () => (
    <Suspense fallback={<div className="h-24" />}>
      <UsualAudience />
    </Suspense>
  ),
};

function Picture(given: PageSlots["account.picture"]) {
  const me = useMe();
  return (
    <Suspense fallback={<div className="h-16" />}>
      <UploadField
        {...given}
        kind="image"
        name="avatar"
        needsConsent={false}
        tier={me?.tier ?? "free"}
      />
    </Suspense>
  );
}
