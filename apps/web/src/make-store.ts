import { cardsReducer } from "./entities/creation/cards.ts";
import { promptReducer } from "./entities/prompt/prompt-slice.ts";
import { storeOf } from "./store/store.ts";

/** Creates a separate store for the app and for every test. */
export const makeStore = () => storeOf({ cards: cardsReducer, prompt: promptReducer });
