import { t } from "@lingui/core/macro";

/** Stands for the shop in an app whose contract these pages don't know. */
export function OtherApp() {
  return <p className="text-14 text-text-2">{t`Update the app to buy gems and plans in it.`}</p>;
}
