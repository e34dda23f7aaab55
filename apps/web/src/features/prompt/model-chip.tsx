import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { lazy } from "react";
import { Picker } from "../../ui/picker.tsx";
import { withoutManner } from "./manners.ts";
import type { ComposerForm } from "./use-composer.ts";

const ModelList = lazy(() => import("./model-list.tsx").then((m) => ({ default: m.ModelList })));

/** The choice of model. Manners of a model are chosen with the style instead. */
export function ModelChip({
  composer,
  model,
  isAdmin,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
  /** True for users who could add a missing key and therefore see unavailable models. */
  readonly isAdmin: boolean;
}) {
  const chosen = withoutManner(model, composer.models);
  return (
    <Picker label={t`Model`} value={chosen.name} wide>
      {(close) => <ModelList composer={composer} chosen={chosen} isAdmin={isAdmin} close={close} />}
    </Picker>
  );
}
