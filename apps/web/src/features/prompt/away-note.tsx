import type { Model } from "@kinora/contracts/prompt/model";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { useAppDispatch } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import { awayWords } from "./away-words.ts";
import { isOwn, modelsFor } from "./choose-model.ts";
import { modelsApi } from "./models-api.ts";
import { Note } from "./note.tsx";
import type { ComposerForm } from "./use-composer.ts";

/** Milliseconds after the time of the next try by which its outcome is known here. */
const OUTCOME_MS = 10_000;

/** Says when the chosen model's service is tried again, and offers the painter meanwhile. */
export function AwayNote({
  composer,
  model,
}: {
  readonly composer: ComposerForm;
  readonly model: Model;
}) {
  const dispatch = useAppDispatch();
  const { awayUntil } = model;
  useEffect(() => {
    if (awayUntil === null) return;
    const wait = Math.max(0, Date.parse(awayUntil) - Date.now()) + OUTCOME_MS;
    const timer = setTimeout(() => dispatch(modelsApi.util.invalidateTags(["Model"])), wait);
    return () => clearTimeout(timer);
  }, [awayUntil, dispatch]);
  const painter = modelsFor(composer.models, composer.mode).find(
    ({ key, available }) => available && isOwn(key),
  );
  return (
    <Note tone="warn">
      {awayWords(model)}
      {painter && (
        <Button
          size="sm"
          className="ml-2"
          onClick={() => composer.setModel(painter)}
        >{t`Use ${{ model: painter.name }}`}</Button>
      )}
    </Note>
  );
}
