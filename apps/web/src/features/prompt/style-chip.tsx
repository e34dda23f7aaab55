import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { Brush } from "lucide-react";
import { lazy } from "react";
import { Picker } from "../../ui/picker.tsx";
import { mannerName, withoutManner } from "./manners.ts";
import { styleName } from "./style-name.ts";
import type { ComposerForm } from "./use-composer.ts";

const StyleList = lazy(() => import("./style-list.tsx").then((m) => ({ default: m.StyleList })));

/**
 * The choice of a look: the five styles of the form and the model's own manners, if any. A manner
 * is a separate model on the wire, but users choose it like a style.
 */
export function StyleChip({
  composer,
  model,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
}) {
  const style = composer.form.additionalParams.style ?? "photorealistic";
  const base = withoutManner(model, composer.models);
  const isManner = base !== model;
  return (
    <Picker
      label={t`Style`}
      value={isManner ? mannerName(model) : styleName(style, model)}
      icon={<Brush size={16} aria-hidden="true" />}
      wide
    >
      {(close) => (
        <StyleList
          composer={composer}
          model={model}
          base={base}
          chosen={isManner ? model.key : style}
          close={close}
        />
      )}
    </Picker>
  );
}
