import type { LanguageModelState } from "@kinora/contracts/hosted/language-model";
import { t } from "@lingui/core/macro";
import { useId, useRef, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { useChooseLanguageModelMutation } from "./services-api.ts";

interface ModelOfferProps {
  readonly offer: LanguageModelState["offers"][number];
  /** The model of this offer that is in use; null when another service's is, or none. */
  readonly inUse: string | null;
}

/**
 * A service or a server on this machine, with its models. None is used before the user selects it.
 */
export function ModelOffer({ offer, inUse }: ModelOfferProps) {
  const { service, title, local, models } = offer;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(inUse ?? models?.[0] ?? "");
  const [choose, { isLoading }] = useChooseLanguageModelMutation();
  const { say, saySorry } = useSay();
  const use = async () => {
    try {
      await choose({ service, model: chosen }).unwrap();
      say(t`${{ chosen }} is now in use.`, "success");
      // The button is about to be disabled.
      select.current?.focus();
    } catch (error) {
      saySorry(error);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {local ? t`${{ title }}, found on this machine` : title}
      </label>
      {models === null || models.length === 0 ? (
        <p className="text-14 text-text-2">
          {models === null ? t`It isn't answering right now.` : t`It has no models yet.`}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <select
            ref={select}
            id={id}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            className="h-11 min-w-0 max-w-full flex-1 rounded-field border border-line bg-surface-2 px-3 text-14"
          >
            {models.map((model) => (
              <option key={model} value={model}>
                {model}
              </option>
            ))}
          </select>
          <Button
            disabled={chosen === inUse}
            busy={isLoading && t`Choosing`}
            onClick={() => void use()}
          >
            {chosen === inUse ? t`In use` : t`Use it`}
          </Button>
        </div>
      )}
    </div>
  );
}
