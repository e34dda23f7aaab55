import type { Model } from "@kinora/contracts/prompt/model";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import { t } from "@lingui/core/macro";
import { useCallback, useMemo, useState } from "react";
import { shapeFor } from "../../entities/prompt/lent-shape.ts";
import {
  type FormDraft,
  type FormInputs,
  formFieldsSet,
  formParamsSet,
  kindChosen,
} from "../../entities/prompt/prompt-slice.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "../../store/store.ts";
import {
  type ComposerMode,
  composerMode,
  fieldsOf,
  inputOf,
  MUSIC,
  modeFields,
  modelOf,
} from "./choose-model.ts";
import { fitToModel } from "./fit-form.ts";
import { useListModelsQuery } from "./models-api.ts";
import type { FileWaits } from "./why-not.ts";

export interface ComposerForm {
  readonly form: FormDraft;
  readonly mode: ComposerMode;
  /** Null while the catalogue loads, or when it has no model for this mode. */
  readonly model: Model | null;
  readonly models: readonly Model[];
  /** The aspect ratio of the result, as the model supports it. */
  readonly shape: AspectRatio | undefined;
  readonly catalogueError: unknown;
  /** What the last change of model or mode changed in addition. */
  readonly note: string | null;
  readonly dismissNote: () => void;
  /** Shows a message where changes of the form are reported. */
  readonly say: (words: string) => void;
  /** What the files are waiting for, in words. */
  readonly waits: FileWaits;
  readonly setWait: (input: keyof FormInputs, words: string | undefined) => void;
  readonly setMode: (mode: ComposerMode) => void;
  readonly setModel: (model: Model) => void;
  readonly setFields: (fields: Partial<FormDraft>) => void;
  readonly setParams: (params: Partial<AdditionalParams>) => void;
}

const NO_MODELS: readonly Model[] = [];

/** The form, its catalogue, and the changes that keep the two consistent. */
export function useComposer(): ComposerForm {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const form = useAppSelector(({ prompt }) => prompt.form);
  const { data: models = NO_MODELS, error } = useListModelsQuery();
  const [note, setNote] = useState<string | null>(null);
  const [waits, setWaits] = useState<FileWaits>({});
  const mode = composerMode(form);
  const model = useMemo(() => modelOf(form, models), [form, models]);

  const settle = useCallback(
    (next: Model, nextMode: ComposerMode) => {
      // Read from the store: a change of mode may have ended a remix and reset its settings.
      const { additionalParams } = store.getState().prompt.form;
      const { params, changes } = fitToModel(additionalParams, next, nextMode);
      dispatch(formFieldsSet({ additionalParams: params }));
      setNote(
        changes.length > 0
          ? t`For ${{ model: next.name }}: ${{ changes: changes.join(", ") }}.`
          : null,
      );
    },
    [dispatch, store],
  );

  return {
    form,
    mode,
    model,
    models,
    shape: model ? fitToModel(form.additionalParams, model, mode).params.aspectRatio : undefined,
    catalogueError: error,
    note,
    dismissNote: () => setNote(null),
    say: setNote,
    waits,
    setWait: (input, words) => setWaits((now) => ({ ...now, [input]: words })),
    setMode: (next) => {
      const fields = modeFields(next);
      // A clip chosen for another mode must not end up under a text-to-film.
      const { initialVideo: _clip, ...withoutClip } = form.inputs;
      const inputs: FormInputs = next === "text-to-video" ? withoutClip : form.inputs;
      const input = inputOf(next);
      const shaped = shapeFor(form, input && inputs[input] ? input : null);
      dispatch(kindChosen({ from: mode, to: next, fields: { ...fields, inputs, ...shaped } }));
      const other = modelOf(store.getState().prompt.form, models);
      if (next === MUSIC) setNote(null);
      else if (other) settle(other, next);
    },
    setModel: (next) => {
      dispatch(formFieldsSet(fieldsOf(next, mode)));
      if (mode !== MUSIC) settle(next, mode);
    },
    setFields: (fields) => dispatch(formFieldsSet(fields)),
    setParams: (params) => dispatch(formParamsSet(params)),
  };
}
