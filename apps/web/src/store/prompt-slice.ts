import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { beginRemix, endRemix, endStaleRemix, type Remix } from "./remix.ts";

export interface StoryDraft {
  readonly description: string;
  readonly summary: readonly string[];
}

/** The form as it stands on the screen: every field present. */
export interface FormDraft {
  readonly model: string;
  readonly generationModel: string;
  readonly prompt: string;
  readonly type: CreationMode;
  readonly hidden: boolean;
  readonly private: boolean;
  readonly story: StoryDraft;
  readonly additionalParams: AdditionalParams;
  /** The work it continues; null: it is a work of its own. */
  readonly remix: Remix | null;
  /** Ids of own uploads that are ready. */
  readonly inputs: FormInputs;
  /** Is the film of words painted over a clip? On the wire that follows from the input. */
  readonly overClip: boolean;
  /** Words of it that were ordered and not touched since: whoever writes now begins anew. */
  readonly ordered: string;
}

/** A draft as it is kept: the form of the wire, and what a remix has lent it. */
export type SavedDraft = PromptForm & {
  readonly remix?: Remix | undefined;
  readonly ordered?: string | undefined;
};

export type FormInputs = NonNullable<PromptForm["inputs"]>;

export interface PromptState {
  readonly form: FormDraft;
  readonly currentPromptId: string;
}

const EMPTY_STORY: StoryDraft = { description: "", summary: [] };

export const PROMPT_STATE_DEFAULTS: PromptState = {
  form: {
    ...PROMPT_DEFAULTS,
    prompt: "",
    story: EMPTY_STORY,
    remix: null,
    inputs: {},
    overClip: false,
    ordered: "",
  },
  currentPromptId: "",
};

function filledForm(given: PromptForm): FormDraft {
  const base = PROMPT_STATE_DEFAULTS.form;
  return {
    model: given.model ?? base.model,
    generationModel: given.generationModel ?? base.generationModel,
    prompt: given.prompt,
    type: given.type ?? base.type,
    hidden: given.hidden ?? base.hidden,
    private: given.private ?? base.private,
    story: given.story ?? base.story,
    additionalParams: { ...base.additionalParams, ...given.additionalParams },
    remix: null,
    ordered: "",
    inputs: given.inputs ?? {},
    overClip: given.type === "text-to-video" && given.inputs?.initialVideo !== undefined,
  };
}

const prompt = createSlice({
  name: "prompt",
  initialState: PROMPT_STATE_DEFAULTS,
  reducers: {
    /** Sets single fields; the rest stays, but for a remix that ends with the change. */
    formFieldsSet: (state, { payload }: PayloadAction<Partial<FormDraft>>) => ({
      ...state,
      form: endStaleRemix(state.form, { ...state.form, ...payload }),
    }),
    formParamsSet: (state, { payload }: PayloadAction<Partial<AdditionalParams>>) => ({
      ...state,
      form: { ...state.form, additionalParams: { ...state.form.additionalParams, ...payload } },
    }),
    storySet: (state, { payload }: PayloadAction<StoryDraft>) => ({
      ...state,
      form: { ...state.form, story: payload },
    }),
    storyCleared: (state) => ({ ...state, form: { ...state.form, story: EMPTY_STORY } }),
    /** A whole form from elsewhere (a remix, an example, a saved draft) over the defaults. */
    formLoaded: (state, { payload }: PayloadAction<SavedDraft>) => {
      const { parentId, remix = null, ordered = "" } = payload;
      const filled = { ...filledForm(payload), remix, ordered };
      const begins = parentId !== undefined && remix === null;
      return { ...state, form: begins ? beginRemix(parentId, filled, state.form) : filled };
    },
    /** Makes the form a work of its own. */
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
  currentPromptSet,
} = prompt.actions;
export const promptReducer = prompt.reducer;
