import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Gap } from "./complete.ts";

/** What is still missing, in the list beside the button. */
export const GAP_WORDS: Readonly<Record<Gap, MessageDescriptor>> = {
  loading: msg`being checked`,
  unfit: msg`this work can't be published there`,
  account: msg`sign in there again`,
  full: msg`no more posts are possible there for now`,
  file: msg`the file has to be changed first`,
  caption: msg`change the text`,
  title: msg`write a title that fits`,
  tags: msg`shorten the tags`,
  firstComment: msg`change the first comment`,
  audience: msg`choose who can see it`,
  brand: msg`say whose brand it promotes`,
  brandedPrivate: msg`paid promotions can't be for you alone`,
  music: msg`agree to the music terms`,
  visibility: msg`choose who can see it`,
  kids: msg`say whether it is made for kids`,
  category: msg`choose a category`,
};

/** Id of the element in which a gap is filled, for the keyboard. */
export const placeOf = (connectionId: string, gap: Gap): string => `${connectionId}-${gap}`;
