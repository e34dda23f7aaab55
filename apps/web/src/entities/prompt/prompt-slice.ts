import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { LentShape } from "./lent-shape.ts";
import { beginRemix, endRemix, endStaleRemix, type Remix } from "./remix.ts";

export interface TypedStory {
  readonly description: string;
  readonly summary: readonly string[];
}

/** The form as shown on the screen, with every field present. */
export interface FormDraft {
  readonly model: string;
  readonly generationModel: string;
  /**
   * True when `generationModel` was chosen. Its default is another service's: newcomers, whose gems
   * do not pay for it, get our own instead.
   */
  readonly modelChosen: boolean;
  readonly prompt: string;
  readonly type: CreationMode;
  readonly hidden: boolean;
  readonly private: boolean;
  readonly story: TypedStory;
  readonly additionalParams: AdditionalParams;
  /** The work it remixes; null when it is a new work. */
  readonly remix: Remix | null;
  /** Ids of the user's own uploads that are ready. */
  readonly inputs: FormInputs;
  /** True when a text-to-film is painted over a clip. On the wire this follows from the input. */
  readonly overClip: boolean;
  /** Number of works that one press makes. */
  readonly works: number;
  /** Keys of further models that make the same work for comparison; each model then makes one. */
  readonly beside: readonly string[];
  /** Set when the aspect ratio came from a file; null when it was chosen. */
  readonly lentShape: LentShape | null;
  /** Settings of the kinds that are not selected, as they were left. */
  readonly otherSettings: KindSettings;
}

export type KindSettings = Readonly<Record<string, AdditionalParams>>;

/** A draft as it is stored: the wire form plus what a remix or a file has lent it. */
export type SavedDraft = PromptForm & {
  readonly remix?: Remix | undefined;
  readonly otherSettings?: KindSettings | undefined;
  readonly lentShape?: LentShape | null | undefined;
  readonly works?: number | undefined;
  readonly beside?: readonly string[] | undefined;
};

export type FormInputs = NonNullable<PromptForm["inputs"]>;

export interface PromptState {
  readonly form: FormDraft;
  readonly currentPromptId: string;
}

const EMPTY_STORY: TypedStory = { description: "", summary: [] };

export const PROMPT_STATE_DEFAULTS: PromptState = {
  form: {
    ...PROMPT_DEFAULTS,
    modelChosen: false,
    prompt: "",
    story: EMPTY_STORY,
    remix: null,
    inputs: {},
    overClip: false,
    works: 1,
    beside: [],
    lentShape: null,
    otherSettings: {},
  },
  currentPromptId: "",
};

function filledForm(given: PromptForm): FormDraft {
  const base = PROMPT_STATE_DEFAULTS.form;
  return {
    ...base,
    model: given.model ?? base.model,
    generationModel: given.generationModel ?? base.generationModel,
    modelChosen: given.generationModel !== undefined,
    prompt: given.prompt,
    type: given.type ?? base.type,
    hidden: given.hidden ?? base.hidden,
    private: given.private ?? base.private,
    story: given.story ?? base.story,
    additionalParams: { ...base.additionalParams, ...given.additionalParams },
    inputs: given.inputs ?? {},
    overClip: given.type === "text-to-video" && given.inputs?.initialVideo !== undefined,
  };
}

export interface KindChoice {
  readonly from: string;
  readonly to: string;
  readonly fields: Partial<FormDraft>;
}

function chooseKind(before: FormDraft, { from, to, fields }: KindChoice): FormDraft {
  const form = endStaleRemix(before, { ...before, ...fields });
  // The settings a remix gives back were chosen before it and apply to any kind.
  if (from === to || before.remix !== null) return form;
  const { [to]: own = PROMPT_STATE_DEFAULTS.form.additionalParams, ...rest } = form.otherSettings;
  const { style, aspectRatio } = form.additionalParams;
  return {
    ...form,
    additionalParams: { ...own, style, aspectRatio },
    otherSettings: { ...rest, [from]: form.additionalParams },
  };
}

function emptied(form: FormDraft): FormDraft {
  const { additionalParams } = form;
  return { ...form, prompt: "", additionalParams: { ...additionalParams, last_prompt: undefined } };
}

declare module "../../store/store.ts" {
  interface NounState {
    readonly prompt: PromptState;
  }
}

const prompt = createSlice({
  name: "prompt",
  initialState: PROMPT_STATE_DEFAULTS,
  reducers: {
    /** Sets single fields and keeps the rest, unless the change ends a remix. */
    formFieldsSet: (state, { payload }: PayloadAction<Partial<FormDraft>>) => ({
      ...state,
      form: endStaleRemix(state.form, {
        ...state.form,
        ...(payload.generationModel && { modelChosen: true }),
        ...payload,
      }),
    }),
    formParamsSet: (state, { payload }: PayloadAction<Partial<AdditionalParams>>) => ({
      ...state,
      form: { ...state.form, additionalParams: { ...state.form.additionalParams, ...payload } },
    }),
    storySet: (state, { payload }: PayloadAction<TypedStory>) => ({
      ...state,
      form: { ...state.form, story: payload },
    }),
    storyCleared: (state) => ({ ...state, form: { ...state.form, story: EMPTY_STORY } }),
    /** Loads a whole form from elsewhere (a remix, an example, a saved draft) over the defaults. */
    formLoaded: (state, { payload }: PayloadAction<SavedDraft>) => {
      const { parentId, remix = null, otherSettings = state.form.otherSettings } = payload;
      const { lentShape = null } = payload;
      const filled = { ...filledForm(payload), remix, otherSettings, lentShape };
      const begins = parentId !== undefined && remix === null;
      return { ...state, form: begins ? beginRemix(parentId, filled, state.form) : filled };
    },
    /**
     * Switches the kind of work, keeping the current look and restoring that kind's own settings.
     */
    kindChosen: (state, { payload }: PayloadAction<KindChoice>) => ({
      ...state,
      form: chooseKind(state.form, payload),
    }),
    /** Clears a prompt that was ordered; anything typed in the meantime stays. */
    promptOrdered: (state, { payload }: PayloadAction<string>) =>
      state.form.prompt.trim() === payload
        ? { ...state, form: emptied(endRemix(state.form)) }
        : state,
    /** Turns the form into a new work. */
    remixEnded: (state) => ({ ...state, form: endRemix(state.form) }),
    formReset: (state) => ({ ...state, form: PROMPT_STATE_DEFAULTS.form }),
    currentPromptSet: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      currentPromptId: payload,
    }),
  },
});

export const {
  formFieldsSet,
  formParamsSet,
  storySet,
  storyCleared,
  formLoaded,
  remixEnded,
  formReset,
  kindChosen,
  promptOrdered,
  currentPromptSet,
} = prompt.actions;
export const promptReducer = prompt.reducer;
