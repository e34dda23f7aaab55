import type { Model } from "@kinora/contracts/prompt/model";
import { plural, t } from "@lingui/core/macro";
import { Layers } from "lucide-react";
import { lazy, Suspense } from "react";
import { Picker } from "../../ui/picker.tsx";
import type { ComposerForm } from "./use-composer.ts";
import { modelsOfPress } from "./wire-order.ts";

const WorksPanel = lazy(() => import("./works-panel.tsx").then((m) => ({ default: m.WorksPanel })));

const countOf = (works: number) => plural(works, { one: "# work", other: "# works" });

/** The choice of how many works one press makes: one model several times, or several models. */
export function WorksChip({
  composer,
  model,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
}) {
  const { form, models } = composer;
  const together = modelsOfPress(form, model, models);
  return (
    <Picker label={t`How many`} value={countOf(together.length)} icon={<Layers size={16} />}>
      {() => (
        <Suspense fallback={<div className="h-40" />}>
          <WorksPanel composer={composer} model={model} together={together} countOf={countOf} />
        </Suspense>
      )}
    </Picker>
  );
}
