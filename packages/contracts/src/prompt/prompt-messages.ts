import { z } from "zod";
import { SERVICE_FAULTS } from "../hosted/service-faults.ts";
import { UNASKED } from "../hosted/unasked.ts";

const gems = z.number().int();
/** Gems per unit, possibly fractional; the total is an integer. */
const perUnit = z.number();
const seconds = z.number();
/** A brand name, the same in every language. */
const brand = z.string();
const day = z.iso.date();
/** Units of price rules, as names that are translated. */
const unit = z.enum(["image", "second", "threeSeconds", "tenSeconds", "minute", "upload"]);
export type PriceUnitName = z.infer<typeof unit>;

/** Why a model is unavailable here, for someone who could change it. */
export const modelSentences = {
  /** Any one of these services would do. */
  "model.noKey": z.object({ services: z.array(brand) }),
  /** It runs on the owner's own server, and none is configured. */
  "model.noServer": z.object({ server: brand }),
  "model.serverSilent": z.object({ server: brand }),
  /** Weights, and kinds of nodes, by the names that the server lists. */
  "model.missingFiles": z.object({ server: brand, files: z.array(brand) }),
  "model.licenceForbids": z.object({ file: brand, licence: brand }),
  "model.licenceUnknown": z.object({ file: brand, variable: brand }),
  /** `variable` is where the owner confirms having read it. */
  "model.licenceUnread": z.object({ file: brand, licence: brand, variable: brand }),
  /** The service reports it before its date was known here. */
  "model.goneThere": z.object({ service: brand }),
  /** Its orders failed repeatedly, through no fault of the users. */
  "model.away": z.object({
    ...{ service: brand, why: z.enum(SERVICE_FAULTS) },
    /** When the service is tried again. */
    until: z.iso.datetime(),
  }),
  "model.retired": z.object({ service: brand, day }),
  "model.replaced": z.object({ service: brand, day, successor: brand }),
  "model.unserved": z.object({}),
  /** The owner switched off the engine behind it. */
  "model.switchedOff": z.object({}),
  /** A service offers it, but not to this user. */
  "model.notOffered": z.object({}),
};

/** Outcome of a prompt improvement; `model` is a brand name. */
export const improvementSentences = {
  "improvement.left": z.object({ model: brand, why: z.enum(UNASKED) }),
};

/** Prices and how they are composed. */
export const priceSentences = {
  "price.free": z.object({}),
  "price.ownKey": z.object({}),
  /** By the service's list price; `dollars` as written, "1.60". */
  "price.ownKeyAbout": z.object({ service: brand, dollars: z.string() }),
  "price.atLeast": z.object({ gems }),
  /** `gems` each. */
  "price.pictures": z.object({ pictures: z.number().int(), gems }),
  "price.seconds": z.object({ seconds, gems: perUnit }),
  /** `seconds` at `gems` per unit, where a unit is longer than a second. */
  "price.byLength": z.object({ seconds, gems: perUnit, unit }),
  "price.whole": z.object({ gems }),
  /** Several works of one order at the same price each. */
  "price.works": z.object({ works: z.number().int(), gems }),
  /** Several works at different prices. */
  "price.together": z.object({ works: z.number().int() }),
  /** An earlier order keeps its price. */
  "price.asOrdered": z.object({}),
  /** The rule itself; `atLeast` is 0 when it is no more than one unit. */
  "price.rule": z.object({ unit, gems: perUnit, atLeast: gems }),
};
