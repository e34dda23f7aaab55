import { t } from "@lingui/core/macro";
import { useListProfileStatementsQuery } from "./statements-api.ts";

/** Tells a person that the staff is looking at their profile, which others don't see meanwhile. */
export function ProfileChecked() {
  const { data } = useListProfileStatementsQuery();
  if (!data?.checking) return null;
  return (
    <p role="status" className="max-w-md rounded-panel bg-surface-1 p-4 text-14">
      {t`Your profile is being checked. Its picture and text aren't shown to others until a person has decided; then you'll be told.`}
    </p>
  );
}
