/** True when a higher tier can be bought. Nothing sells them yet: gem packs are all there is. */
export const TIERS_FOR_SALE: boolean = false;
