import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { Check } from "lucide-react";
import { useId } from "react";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { cx } from "../../ui/class-names.ts";
import { awayWords } from "./away-words.ts";
import { composerMode } from "./choose-model.ts";
import { ModelLook } from "./look.tsx";
import { modelFacts, priceWords } from "./model-facts.ts";

interface ModelRowProps {
  readonly model: Model;
  readonly form: FormDraft;
  /** The settings as the user set them. */
  readonly wanted: AdditionalParams;
  readonly isChosen: boolean;
  /** True for the one that the tab key reaches. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** A model with what it is good at, its price in a column, and what else there is to know. */
export function ModelRow(props: ModelRowProps) {
  const { model, form, wanted, isChosen, isStop, onFocus, onChoose } = props;
  const about = useId();
  const { available } = model;
  const { amount, note } = priceWords(model, form);
  const facts = available ? modelFacts(model, form, wanted) : [];
  return (
    <button
      type="button"
      role="option"
      aria-label={model.name}
      aria-describedby={about}
      aria-selected={isChosen}
      aria-disabled={!available}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => available && onChoose()}
      className={cx(
        "flex w-full items-center gap-3 rounded-field p-2 text-left transition-colors",
        available ? "hover:bg-surface-3" : "cursor-not-allowed",
        isChosen && "bg-surface-2",
      )}
    >
      <ModelLook model={model} mode={composerMode(form)} />
      <span id={about} className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <span className={cx("font-medium", !available && "text-text-2")}>
          {model.name}
          {isChosen && <Check size={16} aria-hidden="true" className="ml-1.5 inline text-accent" />}
        </span>
        <span className="nums max-w-32 text-right font-medium">{available && amount}</span>
        <span className={cx("text-12 text-text-2", (note === null || !available) && "col-span-2")}>
          {available ? model.description : awayWords(model)}
        </span>
        {available && note !== null && (
          <span className="text-right text-12 text-text-2">{note}</span>
        )}
        {facts.length > 0 && (
          <span className="nums col-span-2 text-12 text-text-2">{facts.join(" · ")}</span>
        )}
      </span>
    </button>
  );
}
