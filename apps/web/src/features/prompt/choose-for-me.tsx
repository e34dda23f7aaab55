import type { Model } from "@kinora/contracts/prompt/model";
import { WISHES, type Wish } from "@kinora/contracts/prompt/wishes";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { Chip } from "../../ui/chip.tsx";
import { ChipGroup } from "../../ui/chip-group.tsx";

const WORDS: Readonly<Record<Wish, MessageDescriptor>> = {
  photograph: msg`A photograph`,
  footage: msg`Like real footage`,
  talkingFace: msg`A face that speaks`,
  sketch: msg`A quick sketch`,
  longClip: msg`A long clip`,
  sound: msg`With sound`,
  lettering: msg`Lettering`,
};

/** Returns the best available model for a wish. */
function bestOf(wish: Wish, models: readonly Model[]): Model | null {
  const place = ({ bestFor }: Model) => bestFor[wish] ?? Number.POSITIVE_INFINITY;
  const able = models.filter((one) => one.available && one.bestFor[wish] !== undefined);
  return able.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

export interface ChooseForMeProps {
  /** Models that may be chosen in this mode, available or not. */
  readonly models: readonly Model[];
  readonly chosen: Model;
  /** True for a film, which alone has a length and a sound. */
  readonly isFilm: boolean;
  readonly onChoose: (model: Model) => void;
}

/** Wishes that only a film can grant. */
const OF_FILMS: ReadonlySet<Wish> = new Set(["footage", "talkingFace", "longClip", "sound"]);

/** A few simple wishes: a press selects the best model for one, and a line gives the reason. */
export function ChooseForMe({ models, chosen, isFilm, onChoose }: ChooseForMeProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const known = WISHES.filter(
    (one) =>
      (isFilm || !OF_FILMS.has(one)) && models.some(({ bestFor }) => bestFor[one] !== undefined),
  );
  if (known.length === 0) return null;
  const best = wish && bestOf(wish, models);
  const choose = (one: Wish) => {
    setWish(one);
    const next = bestOf(one, models);
    if (next) onChoose(next);
  };
  return (
    <ChipGroup label={t`Choose for me`}>
      {known.map((one) => (
        <Chip
          key={one}
          chosen={one === wish && best?.key === chosen.key}
          disabled={bestOf(one, models) === null}
          onClick={() => choose(one)}
        >
          {t(WORDS[one])}
        </Chip>
      ))}
      <p aria-live="polite" className="w-full text-12 text-text-2 empty:hidden">
        {wish && best && best.key === chosen.key
          ? t`${{ model: best.name }} is the best one here: ${{ why: best.description }}`
          : null}
      </p>
    </ChipGroup>
  );
}
