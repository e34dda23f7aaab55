/**
 * Can gems be bought, by anybody? Nothing sells them yet. Whoever adds what does sets this: weights whose licence forbids
 * paid use are refused from then on.
 */
export const GEMS_FOR_SALE: boolean = false;
