import { plural, t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { Button } from "../../ui/button.tsx";
import { type CheaperForm, findCheaper } from "./find-cheaper.ts";
import type { ComposerForm } from "./use-composer.ts";

/** Changes the form so that the gems that are there suffice; nothing when no change does. */
export function Cheaper({
  composer,
  gems,
}: {
  readonly composer: ComposerForm;
  /** How many can be spent. */
  readonly gems: number;
}) {
  const { form, model, models, setFields, setParams, setModel } = composer;
  const found = model && findCheaper(form, model, models, gems);
  if (!found) return null;
  const change = () => {
    setFields({ works: found.by === "works" ? found.works : 1, beside: [] });
    if (found.by === "length") setParams({ duration: found.seconds });
    if (found.by === "model") setModel(found.model);
  };
  return (
    <Button size="sm" className="bg-surface-3! nums" onClick={change}>
      {t`${{ change: changeWords(found) }} · ${{ price: gemWords(found.gems) }}`}
    </Button>
  );
}

function changeWords(found: CheaperForm): string {
  if (found.by === "works")
    return plural(found.works, { one: "Make only # work", other: "Make only # works" });
  if (found.by === "length") return t`Make it ${{ seconds: found.seconds }} s long`;
  return t`Use ${{ model: found.model.name }}`;
}
