import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { AdditionalParams, PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

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
  readonly parentId: string | null;
  /** Ids of own uploads that are ready. */
  readonly inputs: FormInputs;
  /** Is the film of words painted over a clip? On the wire that follows from the input. */
  readonly overClip: boolean;
}

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
    parentId: null,
    inputs: {},
    overClip: false,
  },
  currentPromptId: "",
};

const prompt = createSlice({
  name: "prompt",
  initialState: PROMPT_STATE_DEFAULTS,
  reducers: {
    /** Sets single fields; the rest stays. */
    formFieldsSet: (state, { payload }: PayloadAction<Partial<FormDraft>>) => ({
      ...state,
      form: { ...state.form, ...payload },
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
    formLoaded: (state, { payload }: PayloadAction<PromptForm>) => {
      const base = PROMPT_STATE_DEFAULTS.form;
      return {
        ...state,
        form: {
          model: payload.model ?? base.model,
          generationModel: payload.generationModel ?? base.generationModel,
          prompt: payload.prompt,
          type: payload.type ?? base.type,
          hidden: payload.hidden ?? base.hidden,
          private: payload.private ?? base.private,
          story: payload.story ?? base.story,
          additionalParams: { ...base.additionalParams, ...payload.additionalParams },
          parentId: payload.parentId ?? null,
          inputs: payload.inputs ?? {},
          overClip: payload.type === "text-to-video" && payload.inputs?.initialVideo !== undefined,
        },
      };
    },
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
  formReset,
  currentPromptSet,
} = prompt.actions;
export const promptReducer = prompt.reducer;
