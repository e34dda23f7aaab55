import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { t } from "@lingui/core/macro";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { FormDraft } from "../../entities/prompt/prompt-slice.ts";
import { useOptionKeys } from "../../ui/option-keys.ts";
import { isOwn } from "./choose-model.ts";
import { listPrice } from "./list-price.ts";
import { ModelRow } from "./model-row.tsx";
import { showInside } from "./show-inside.ts";

interface ModelOptionsProps {
  readonly models: readonly Model[];
  readonly chosen: Model;
  readonly form: FormDraft;
  /** The settings as the user set them, whatever the chosen model has made of them. */
  readonly wanted: AdditionalParams;
  readonly onChoose: (model: Model) => void;
}

/** The models as one list, by who runs them; it opens at the chosen one. */
export function ModelOptions({ models, chosen, form, wanted, onChoose }: ModelOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = useOptionKeys();
  const groups = groupsOf(models, form);
  const shown = groups.flatMap((group) => group.models);
  const [focused, setFocused] = useState<string | null>(null);
  const known = (key: string | null) => shown.find((one) => one.key === key);
  const stop = known(focused) ?? known(chosen.key) ?? shown[0];
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another model is chosen
  useLayoutEffect(() => {
    showInside(list.current, list.current?.querySelector("[aria-selected=true]"), isFirst.current);
    isFirst.current = false;
  }, [chosen.key]);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t`Models`}
      tabIndex={-1}
      onKeyDown={move}
      className="-mx-1 flex scroll-py-8 flex-col px-1 outline-none md:min-h-44 md:border-t md:border-line md:overflow-y-auto md:overscroll-contain"
    >
      {groups.map(({ title, models: members }, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element stands for
        <div key={title} role="group" aria-labelledby={`${id}-${nth}`}>
          <p id={`${id}-${nth}`} className="px-2 pt-3 pb-1 text-12 font-medium text-text-2">
            {title}
          </p>
          {members.map((one) => (
            <ModelRow
              key={one.key}
              model={one}
              form={form}
              wanted={wanted}
              isChosen={one.key === chosen.key}
              isStop={one === stop}
              onFocus={() => setFocused(one.key)}
              onChoose={() => onChoose(one)}
            />
          ))}
        </div>
      ))}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky bottom-0 h-6 shrink-0 bg-linear-to-t from-surface-1 max-md:hidden"
      />
    </div>
  );
}

interface Group {
  readonly title: string;
  readonly models: readonly Model[];
}

/** The models by who runs them, of others the cheapest first; what nobody runs now comes last. */
function groupsOf(models: readonly Model[], form: FormDraft): readonly Group[] {
  const price = (one: Model) => listPrice(form, one) ?? Number.MAX_VALUE;
  const offered = models.filter(({ available }) => available);
  const others = offered.filter((one) => !isBuiltIn(one)).toSorted((a, b) => price(a) - price(b));
  const groups = [
    { title: t`Built in`, models: offered.filter(isBuiltIn) },
    { title: t`From services`, models: others.filter(({ sendsPhotos }) => sendsPhotos) },
    {
      title: t`On a server of this installation`,
      models: others.filter(({ sendsPhotos }) => !sendsPhotos),
    },
    { title: t`Not available now`, models: models.filter(({ available }) => !available) },
  ];
  return groups.filter((group) => group.models.length > 0);
}

const isBuiltIn = ({ key, service }: Model) => isOwn(key) || service === null;
