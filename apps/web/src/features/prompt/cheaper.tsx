import { plural, t } from "@lingui/core/macro";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { Button } from "../../ui/button.tsx";
import { type CheaperForm, findCheaper } from "./find-cheaper.ts";
import type { ComposerForm } from "./use-composer.ts";
import { modelsOfPress } from "./wire-order.ts";

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
    setFields({ works: found.works, beside: [] });
    if (found.by === "length") setParams({ duration: found.seconds });
    if (found.by === "model") setModel(found.model);
  };
  const works = plural({ works: found.works }, { one: "# work", other: "# works" });
  const isFewer = found.works < modelsOfPress(form, model, models).length;
  return (
    <Button size="sm" className="bg-surface-3! nums" onClick={change}>
      {t`${{ change: changeWords(found, isFewer ? works : null) }} · ${{ price: gemWords(found.gems) }}`}
    </Button>
  );
}

/** @param works how many of the works remain; null for all */
function changeWords(found: CheaperForm, works: string | null): string {
  if (found.by === "works") return t`Change to ${{ works: works ?? "" }}`;
  const name = found.by === "length" ? t`${{ seconds: found.seconds }} s` : found.model.name;
  return works === null ? t`Change to ${{ name }}` : t`Change to ${{ name }}, ${{ works }}`;
}
