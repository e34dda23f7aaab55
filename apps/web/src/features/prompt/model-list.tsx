import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { SamplePicture } from "../../entities/prompt/sample-picture.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { type ComposerMode, isOwn, modelsFor } from "./choose-model.ts";
import { withoutManner } from "./manners.ts";
import type { ComposerForm } from "./use-composer.ts";

/** The rule of this mode out of "1 gem a picture; 1 gem a second, at least 4". */
function priceFor(mode: ComposerMode, price: string): string {
  const rules = price.split("; ");
  const ofPictures = (rule: string) => rule.includes("picture");
  const wanted = rules.filter((rule) => ofPictures(rule) === (mode === "text-to-image"));
  return (wanted.length > 0 ? wanted : rules).join("; ");
}

const servedBy = ({ servedBy: successor }: Model) =>
  successor === null ? "" : `${t`Its maker serves ${successor} in its place.`} `;

export interface ModelListProps {
  readonly composer: ComposerForm;
  readonly chosen: Model;
  /** People who could add a key see what is missing. */
  readonly isAdmin: boolean;
  readonly close: () => void;
}

/** The models there are for a mode, what each is like and what it costs. */
export function ModelList({ composer, chosen, isAdmin, close }: ModelListProps) {
  const { mode, models, setModel } = composer;
  return (
    <OptionList
      label={t`Models`}
      value={chosen.key}
      options={modelsFor(models, mode)
        .filter((one) => withoutManner(one, models) === one && (one.available || isAdmin))
        .toSorted((a, b) => Number(b.available) - Number(a.available))
        .map((one) => ({
          value: one.key,
          label: one.name,
          hint: `${one.description} ${servedBy(one)}${priceFor(mode, one.price)}.`,
          ...(isOwn(one.key) ? { icon: <Look about="model" name={one.key} /> } : {}),
          ...(one.available ? {} : { blocked: one.unavailableReason ?? t`Not available.` }),
        }))}
      onChoose={(key) => {
        const next = models.find((one) => one.key === key);
        if (next && next !== chosen) setModel(next);
        close();
      }}
    />
  );
}

/** A sample in the place of an icon. */
export function Look(props: { readonly about: "model" | "style"; readonly name: string }) {
  return <SamplePicture {...props} className="h-12 w-21 shrink-0 rounded-[8px]" />;
}
