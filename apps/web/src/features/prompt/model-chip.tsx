import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { lazy } from "react";
import { Picker } from "../../ui/picker.tsx";
import { withoutManner } from "./manners.ts";
import type { ComposerForm } from "./use-composer.ts";

const ModelList = lazy(() => import("./model-list.tsx").then((m) => ({ default: m.ModelList })));

/** Who makes it. Manners of a model are chosen with the style, not here. */
export function ModelChip({
  composer,
  model,
  isAdmin,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
  /** People who could add a key see what is missing. */
  readonly isAdmin: boolean;
}) {
  const chosen = withoutManner(model, composer.models);
  return (
    <Picker label={t`Model`} value={chosen.name} wide>
      {(close) => <ModelList composer={composer} chosen={chosen} isAdmin={isAdmin} close={close} />}
    </Picker>
  );
}
