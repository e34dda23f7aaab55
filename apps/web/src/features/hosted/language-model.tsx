import type { LanguageModelState } from "@kinora/contracts/hosted/language-model";
import { t } from "@lingui/core/macro";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useId, useRef } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ModelOffer } from "./model-offer.tsx";
import { useChooseNoLanguageModelMutation, useGetLanguageModelQuery } from "./services-api.ts";

/** Shows which language model writes scripts and improves prompts, with the alternatives. */
export function LanguageModel() {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useGetLanguageModelQuery();
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 md:p-5"
    >
      <h3 ref={top} id={heading} tabIndex={-1} className="text-16 font-semibold">
        {t`Language model`}
      </h3>
      <p className="text-14 text-text-2">
        {t`It writes story scripts and improves words on request. Without one, the built-in writer is used and nothing leaves this server.`}
      </p>
      {data ? (
        <Choice state={data} onStopped={() => top.current?.focus()} />
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-24 w-full rounded-field" />
      )}
    </section>
  );
}

interface Stopping {
  /** Called once no model is in use. */
  readonly onStopped: () => void;
}

function Choice({
  state: { current, offers },
  onStopped,
}: Stopping & { readonly state: LanguageModelState }) {
  const isFixed = current !== null && current.service === null;
  return (
    <>
      <Current current={current} onStopped={onStopped} />
      {!isFixed && (
        <>
          {offers.map((offer) => (
            <ModelOffer
              key={offer.service}
              offer={offer}
              inUse={current?.service === offer.service ? current.model : null}
            />
          ))}
          {offers.length === 0 && (
            <p className="text-14 text-text-2">
              {t`Enter a key from OpenAI, Anthropic or Google, or start Ollama or llama.cpp on the machine Kinora runs on: they're found automatically.`}
            </p>
          )}
        </>
      )}
    </>
  );
}

function Current({ current, onStopped }: Stopping & Pick<LanguageModelState, "current">) {
  const [stop, { isLoading }] = useChooseNoLanguageModelMutation();
  const { saySorry } = useSay();
  if (current === null)
    return (
      <p className="inline-flex items-center gap-1.5 text-14 text-text-2">
        <CircleDashed size={16} aria-hidden="true" />
        {t`None in use`}
      </p>
    );
  const { title, model, service } = current;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="inline-flex items-center gap-1.5 text-14">
        <CircleCheck size={16} className="text-ok" aria-hidden="true" />
        {service === null
          ? t`${{ model }} from ${{ title }} is in use, set by LANGUAGE_MODEL`
          : t`${{ model }} from ${{ title }} is in use`}
      </p>
      {service !== null && (
        <Button
          size="sm"
          busy={isLoading && t`Stopping`}
          onClick={() => void stop().unwrap().then(onStopped, saySorry)}
        >
          {t`Use none`}
        </Button>
      )}
    </div>
  );
}
