import { z } from "zod";
import { SERVICE_FAULTS } from "../hosted/service-faults.ts";
import { UNASKED } from "../hosted/unasked.ts";

const gems = z.number().int();
/** Gems of one unit, also parts of one: the sum is whole. */
const perUnit = z.number();
const seconds = z.number();
/** A name: words of a brand, the same in every language. */
const brand = z.string();
const day = z.iso.date();
/** Those of price rules, as names that words can be chosen by. */
const unit = z.enum(["image", "second", "threeSeconds", "tenSeconds", "minute", "upload"]);
export type PriceUnitName = z.infer<typeof unit>;

/** Why a model is not to be had here, for whoever could change it. */
export const modelSentences = {
  /** Any of these services would serve it. */
  "model.noKey": z.object({ services: z.array(brand) }),
  /** It runs on a server of the owner's own, and none is named. */
  "model.noServer": z.object({ server: brand }),
  "model.serverSilent": z.object({ server: brand }),
  /** Weights, and kinds of nodes, by the names that the server lists them under. */
  "model.missingFiles": z.object({ server: brand, files: z.array(brand) }),
  "model.licenceForbids": z.object({ file: brand, licence: brand }),
  "model.licenceUnknown": z.object({ file: brand, variable: brand }),
  /** `variable` is where the owner says that they have read it. */
  "model.licenceUnread": z.object({ file: brand, licence: brand, variable: brand }),
  /** It says so itself, before its day was known here. */
  "model.goneThere": z.object({ service: brand }),
  /** Its orders have failed one after another, by no fault of whoever ordered. */
  "model.away": z.object({ service: brand, why: z.enum(SERVICE_FAULTS) }),
  "model.retired": z.object({ service: brand, day }),
  "model.replaced": z.object({ service: brand, day, successor: brand }),
  "model.unserved": z.object({}),
  /** The owner switched off what makes it. */
  "model.switchedOff": z.object({}),
  /** A service would, for others than whoever asks. */
  "model.notOffered": z.object({}),
};

/** What became of words that a language model was to improve; `model`: a name of a brand. */
export const improvementSentences = {
  "improvement.left": z.object({ model: brand, why: z.enum(UNASKED) }),
};

/** What things cost, and how that came about. */
export const priceSentences = {
  "price.free": z.object({}),
  "price.ownKey": z.object({}),
  "price.atLeast": z.object({ gems }),
  /** `gems` for each of them. */
  "price.pictures": z.object({ pictures: z.number().int(), gems }),
  "price.seconds": z.object({ seconds, gems: perUnit }),
  /** `seconds` of it, at `gems` a unit that is longer than one. */
  "price.byLength": z.object({ seconds, gems, unit }),
  "price.whole": z.object({ gems }),
  /** Several works of one press that cost the same each. */
  "price.works": z.object({ works: z.number().int(), gems }),
  /** Several works that cost different things. */
  "price.together": z.object({ works: z.number().int() }),
  /** What was ordered before costs what it cost then. */
  "price.asOrdered": z.object({}),
  /** The rule itself; `atLeast` is 0 where one unit is the least anyway. */
  "price.rule": z.object({ unit, gems: perUnit, atLeast: gems }),
};
