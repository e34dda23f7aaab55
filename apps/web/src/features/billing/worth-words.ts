import type { Product } from "@kinora/contracts/billing/billing";
import { plural, t } from "@lingui/core/macro";

/** From here on, hours say more. */
const MINUTES_MAX = 120;

/** Describes what gems buy: pictures or film by the built-in painter. */
export function worthWords({ pictures, filmSeconds }: Product["buys"]): string {
  const minutes = Math.floor(filmSeconds / 60);
  const hours = Math.floor(minutes / 60);
  const film =
    minutes < MINUTES_MAX
      ? plural({ minutes }, { one: "# minute", other: "# minutes" })
      : plural({ hours }, { one: "# hour", other: "# hours" });
  return t`About ${plural({ pictures }, { one: "# picture", other: "# pictures" })} or ${{ film }} of film by the built-in painter`;
}
