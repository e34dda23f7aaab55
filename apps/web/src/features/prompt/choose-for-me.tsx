import type { Model } from "@kinora/contracts/prompt/model";
import { WISHES } from "@kinora/contracts/prompt/wishes";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { type Aim, chooseByWish, isAim, makesLength } from "./choose-by-wish.ts";
import { composerMode, inputOf } from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { priceWords } from "./model-facts.ts";
import { WideChips } from "./wide-chips.tsx";

const WORDS: Readonly<Record<Aim, MessageDescriptor>> = {
  cheapest: msg`The lowest price`,
  photograph: msg`A photograph`,
  footage: msg`Like real footage`,
  talkingFace: msg`A face that speaks`,
  sketch: msg`A quick sketch`,
  longClip: msg`A long clip`,
  sound: msg`With sound`,
  lettering: msg`Lettering`,
};
const AIMS: readonly Aim[] = ["cheapest", ...WISHES];

export interface ChooseForMeProps {
  /** Models that may be chosen in this mode, available or not. */
  readonly models: readonly Model[];
  readonly chosen: Model;
  /** The form with the length and shape that the user set. */
  readonly form: FormDraft;
  readonly onChoose: (model: Model, seconds?: number) => void;
}

interface Answer {
  readonly aim: Aim;
  readonly model: Model;
  readonly cheaper: Model | null;
  readonly words: string;
}

/**
 * A few simple wishes: a press takes the best model for one at the length that was set, and a
 * sentence says which and why.
 */
export function ChooseForMe({ models, chosen, form, onChoose }: ChooseForMeProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const known = AIMS.filter((one) => isAim(one, models, form));
  if (known.length === 0) return null;
  const choose = (aim: Aim) => {
    const next = chooseByWish(aim, models, form);
    if (!next) return;
    onChoose(next.model, next.seconds);
    setAnswer({ aim, ...next, words: reasonFor(aim, next.model, next.seconds, form) });
  };
  const chooseCheaper = (model: Model, seconds = form.additionalParams.duration) => {
    onChoose(model, seconds);
    const words = reasonFor("cheapest", model, seconds, form);
    setAnswer(answer && { ...answer, model, cheaper: null, words });
  };
  const current = answer?.model.key === chosen.key ? answer : null;
  return (
    <div>
      <WideChips label={t`Choose for me`}>
        {known.map((one) => (
          <Chip
            key={one}
            chosen={one === current?.aim}
            disabled={chooseByWish(one, models, form) === null}
            onClick={() => choose(one)}
          >
            {t(WORDS[one])}
          </Chip>
        ))}
      </WideChips>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p aria-live="polite" className="nums text-14 empty:hidden">
          {current?.words}
        </p>
        {current?.cheaper && (
          <Button
            size="sm"
            className="nums"
            onClick={() => current.cheaper && chooseCheaper(current.cheaper)}
          >
            {t`Cheaper: ${{ model: current.cheaper.name }} · ${{ price: priceWords(current.cheaper, form).amount }}`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns which model was taken, why, and what it costs. */
function reasonFor(aim: Aim, taken: Model, seconds: number | undefined, form: FormDraft): string {
  const model = taken.name;
  const wanted = {
    ...form.additionalParams,
    ...(seconds === undefined ? {} : { duration: seconds }),
  };
  const asked = { ...form, additionalParams: wanted };
  const mode = composerMode(form);
  const { amount, note } = priceWords(taken, asked);
  const price = note === null ? amount : `${amount} ${note}`;
  const made = fitToModel(wanted, taken, mode).params.duration;
  if (seconds === undefined)
    return aim === "cheapest"
      ? t`${model} is the cheapest here: ${price}.`
      : t`${model} is the best here for this: ${price}. ${{ why: taken.description }}`;
  if (made !== undefined && !makesLength(taken, seconds))
    return aim === "cheapest"
      ? t`${model} is the cheapest here, ${price}, but makes ${made} s instead of ${seconds} s.`
      : t`${model} is the best here for this, ${price}, but makes ${made} s instead of ${seconds} s.`;
  if (aim === "cheapest")
    return inputOf(mode) === "initialImage"
      ? t`${model} is the cheapest here that makes ${seconds} s of your photo: ${price}.`
      : t`${model} is the cheapest here that makes ${seconds} s: ${price}.`;
  return t`Of the models that make ${seconds} s, ${model} is the best here for this: ${price}. ${{ why: taken.description }}`;
}
