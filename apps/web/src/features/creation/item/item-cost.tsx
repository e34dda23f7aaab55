import type { Creation } from "@kinora/contracts/creation/creation";
import { gemWords } from "../../../ui/gem-words.ts";

/** What a work cost its owner; of a story everything it took. */
export function ItemCost({ creation: { gems, storyCost } }: { readonly creation: Creation }) {
  if (storyCost && storyCost.total > 0) {
    const { script, pictures, render, total } = storyCost;
    const parts = [
      ["script", script],
      ["pictures", pictures],
      ["film", render],
    ] as const;
    const list = parts.flatMap(([name, cost]) => (cost > 0 ? [`${name} ${cost}`] : []));
    return (
      <p className="mt-3 text-12 text-text-2">
        You paid {gemWords(total)} for this story{list.length > 1 && `: ${list.join(", ")}`}.
      </p>
    );
  }
  if (!gems || gems.settled === 0) return null;
  return <p className="mt-3 text-12 text-text-2">You paid {gemWords(gems.settled)}.</p>;
}
