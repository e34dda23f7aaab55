import type { Model } from "@kinora/contracts/prompt/model";
import { plural, t } from "@lingui/core/macro";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { adjusted } from "./adjusted.ts";
import { composerMode } from "./choose-model.ts";
import { listPrice } from "./list-price.ts";
import type { ComposerForm } from "./use-composer.ts";
import { modelsOfPress } from "./wire-order.ts";

/** Returns a model's price for a form in words; null when the list has none. */
export function gemWords(form: FormDraft, model: Model): string | null {
  const gems = listPrice(form, model);
  if (gems === null) return null;
  return plural(gems, { 0: "no gems", one: "# gem", other: "# gems" });
}

/** The models of one press, each with its price and what is adjusted for it. */
export function PressList({ composer }: { readonly composer: ComposerForm }) {
  const { form, model, models } = composer;
  const together = model ? modelsOfPress(form, model, models) : [];
  if (new Set(together).size < 2) return null;
  return (
    <ul
      aria-label={t`Works of this order`}
      className="flex flex-col gap-1 px-1 text-14 text-text-2"
    >
      {together.map((one) => (
        <li key={one.key} className="nums">
          {[
            one.name,
            ...adjusted(form.additionalParams, one, composerMode(form)),
            gemWords(form, one) ?? "",
          ]
            .filter((words) => words !== "")
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}
