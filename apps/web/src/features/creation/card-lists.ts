import type { PatchCardLists } from "../../store/card-lists.ts";
import { creationApi } from "./creation-api.ts";

export const patchLibraries: PatchCardLists = ({ dispatch, getState }, patch) => {
  for (const arg of creationApi.util.selectCachedArgsForQuery(getState(), "listCreations"))
    dispatch(creationApi.util.updateQueryData("listCreations", arg, patch));
};
