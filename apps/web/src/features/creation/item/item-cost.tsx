import type { Creation } from "@kinora/contracts/creation/creation";
import { plural, t } from "@lingui/core/macro";

/** What the work cost its owner; for a story, the total of everything it took. */
export function ItemCost({ creation: { gems, storyCost } }: { readonly creation: Creation }) {
  if (storyCost && storyCost.total > 0) {
    const { script, pictures, render, total } = storyCost;
    const list = [
      script > 0 && t`script ${script}`,
      pictures > 0 && t`pictures ${pictures}`,
      render > 0 && t`film ${{ film: render }}`,
    ].filter((part) => part !== false);
    return (
      <p className="mt-3 text-12 text-text-2">
        {list.length > 1
          ? t`You paid ${plural(total, { one: "# gem", other: "# gems" })} for this story: ${{ parts: list.join(", ") }}.`
          : t`You paid ${plural(total, { one: "# gem", other: "# gems" })} for this story.`}
      </p>
    );
  }
  if (!gems || gems.settled === 0) return null;
  return (
    <p className="mt-3 text-12 text-text-2">{t`You paid ${plural({ settled: gems.settled }, { one: "# gem", other: "# gems" })}.`}</p>
  );
}
