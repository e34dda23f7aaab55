import type { PatchCardLists } from "../../store/card-lists.ts";
import { feedApi } from "./feed-api.ts";

export const patchFeeds: PatchCardLists = ({ dispatch, getState }, patch) => {
  for (const arg of feedApi.util.selectCachedArgsForQuery(getState(), "getFeed"))
    dispatch(feedApi.util.updateQueryData("getFeed", arg, patch));
};
